import { liteClient } from 'algoliasearch/lite';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bareConfig } from '#client/testing/site-fixture.tsx';
import { createHostedSource } from '../../src/client/search/hosted/hosted-source.ts';
import { serviceHit, startSearchService, type SearchService } from '../support/search-service.ts';

let service: SearchService;

beforeEach(async () => {
  vi.stubGlobal('window', { location: { origin: 'http://localhost:4173' } });
  service = await startSearchService();
});
afterEach(() => {
  vi.unstubAllGlobals();
  service.close();
});

/**
 * Searches for "hat" with the browser's search source, whose service hosts are replaced by test
 * doubles.
 */
const ask = (services: readonly SearchService[]) =>
  createHostedSource({
    client: async () =>
      liteClient('APP', 'public-key', {
        hosts: services.map(({ origin }) => ({
          url: new URL(origin).host,
          protocol: 'http',
          accept: 'readWrite',
        })),
      }),
    indexName: 'cursorless',
    parameters: () => ({ facetFilters: ['language:en'] }),
    config: { ...bareConfig, url: 'https://www.cursorless.org' },
  }).search('hat', 20);

describe('source on the hosted service', () => {
  it('sends requests in the service’s format', async () => {
    const answer = await ask([service]);
    expect(service.received).toMatchObject([
      {
        method: 'POST',
        path: '/1/indexes/*/queries',
        applicationId: 'APP',
        apiKey: 'public-key',
        queries: [{ indexName: 'cursorless', query: 'hat' }],
      },
    ]);
    expect(
      Object.fromEntries(new URLSearchParams(service.received[0]?.queries[0]?.params)),
    ).toEqual({
      facetFilters: '["language:en"]',
      hitsPerPage: '20',
      highlightPreTag: '<mark>',
      highlightPostTag: '</mark>',
    });
    expect(answer).toEqual({
      count: 1,
      suggestions: [],
      results: [
        {
          key: 'https://www.cursorless.org/docs/user/glossary/#target',
          href: '/docs/user/glossary/#target',
          isExternal: false,
          title: { text: 'About hat', marks: [[6, 9]] },
          path: ['For users'],
          snippet: null,
        },
      ],
    });
  });

  it('tries the next host when one is broken, and rejects when none answers', async () => {
    const broken = await startSearchService();
    broken.behavior.status = 503;
    expect((await ask([broken, service])).count).toBe(1);
    await expect(ask([broken])).rejects.toThrow();
    broken.close();
  });

  it('treats a hit’s markup as text, except its highlights', async () => {
    service.behavior.hits = () => [
      serviceHit(
        '<img src=x onerror=alert(1)><mark>hat</mark><script>alert(2)</script>',
        'javascript:alert(3)',
      ),
    ];
    const { results } = await ask([service]);
    expect(results[0]).toMatchObject({
      href: '/docs/',
      title: {
        text: '<img src=x onerror=alert(1)>hat<script>alert(2)</script>',
        marks: [[28, 31]],
      },
    });
  });

  it('counts no more than fifty results', async () => {
    service.behavior.hits = () =>
      Array.from({ length: 70 }, (_, page) => serviceHit('hat', `https://example.com/${page}`));
    const { results, count } = await ask([service]);
    expect([results.length, count]).toEqual([20, 50]);
  });

  it('names a hit without titles by its address', async () => {
    service.behavior.hits = () => [
      { ...serviceHit('', 'https://example.com/x', ''), _highlightResult: {}, _snippetResult: {} },
    ];
    const { results } = await ask([service]);
    expect(results[0]).toMatchObject({
      isExternal: true,
      title: { text: 'https://example.com/x' },
    });
  });
});
