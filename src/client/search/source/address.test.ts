import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bareConfig } from '#client/testing/site-fixture.tsx';
import { searchPageHref, toHitTarget } from './address.ts';

const config = { ...bareConfig, url: 'https://www.cursorless.org' };

beforeAll(() => void vi.stubGlobal('window', { location: { origin: 'http://localhost:4173' } }));
afterAll(() => void vi.unstubAllGlobals());

describe('addresses of hits', () => {
  it.each([
    ['https://www.cursorless.org/docs/user/glossary/#target', '/user/glossary/#target'],
    ['http://localhost:4173/docs/user/', '/user/'],
    ['/docs/#delete', '/#delete'],
  ])('follows %s inside the site', (address, path) => {
    expect(toHitTarget(address, config)).toEqual({ href: `/docs${path}`, path });
  });

  it('use a full load for other sites, and for those matching the configured pattern', () => {
    expect(toHitTarget('https://example.org/docs/', config)).toEqual({
      href: 'https://example.org/docs/',
      path: null,
    });
    expect(
      toHitTarget('https://www.cursorless.org/docs/legacy/', {
        ...config,
        search: { ...config.search, externalUrlRegex: 'LEGACY' },
      }),
    ).toMatchObject({ path: null });
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'http://[', 'vbscript:x'])(
    'never leads to %s',
    (address) => {
      expect(toHitTarget(address, config).href).toBe('/docs/');
    },
  );

  it('encode the query for the search page', () => {
    expect(searchPageHref(config, 'a & b?')).toBe('/docs/search/?q=a%20%26%20b%3F');
  });
});
