import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cleanAnswer } from '../../src/client/search/hosted/clean-answer.ts';
import { createHostedClient } from '../../src/client/search/hosted/hosted-client.ts';
import { serviceHit, startSearchService, type SearchService } from '../support/search-service.ts';

let service: SearchService;

beforeEach(async () => {
  service = await startSearchService();
});
afterEach(() => service.close());

const ask = (hosts: readonly string[], query = 'hat') =>
  createHostedClient({ appId: 'APP', apiKey: 'public-key', hosts, timeout: 1500 }).search({
    requests: [{ indexName: 'cursorless', query, facetFilters: ['language:en'], hitsPerPage: 20 }],
  });

describe('client of the hosted service', () => {
  it('asks as the service wants to be asked', async () => {
    const { results } = await ask([service.origin]);
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
    ).toEqual({ facetFilters: '["language:en"]', hitsPerPage: '20' });
    expect(results).toMatchObject([
      { query: 'hat', nbHits: 1, hits: [{ hierarchy: { lvl0: 'For users' } }] },
    ]);
  });

  it('tries the next host when one is out of reach, broken or too slow', async () => {
    const broken = await startSearchService();
    broken.behaviour.status = 503;
    const slow = await startSearchService();
    slow.behaviour.delay = () => 4_000;
    const { results } = await ask([
      'http://localhost:9',
      broken.origin,
      slow.origin,
      service.origin,
    ]);
    expect(results).toHaveLength(1);
    broken.close();
    slow.close();
  });

  it('says that no host answers by the name that the dialog knows', async () => {
    service.behaviour.status = 500;
    await expect(ask(['http://localhost:9', service.origin])).rejects.toMatchObject({
      name: 'RetryError',
    });
  });

  it('does not try further when the service refuses', async () => {
    service.behaviour.status = 403;
    await expect(ask([service.origin, service.origin])).rejects.toMatchObject({
      name: 'RetryError',
    });
    expect(service.received).toHaveLength(1);
  });

  it('lets no markup of a hit through but marks', async () => {
    service.behaviour.hits = () => [
      serviceHit(
        '<img src=x onerror=alert(1)><mark>hat</mark><script>alert(2)</script>',
        'javascript:alert(3)',
      ),
    ];
    const { results } = await ask([service.origin]);
    const text = JSON.stringify(results.map(cleanAnswer)[0]?.hits[0]?._snippetResult);
    expect(text).toContain('<mark>hat</mark>');
    expect(text.replaceAll(/<\/?mark>/g, '')).not.toMatch(/[<>]/);
  });
});
