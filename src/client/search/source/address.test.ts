import { describe, expect, it } from 'vitest';
import { searchPageHref, toHitTarget } from './address.ts';

const context = {
  baseUrl: '/docs/',
  url: 'https://www.cursorless.org',
  origin: 'http://localhost:4173',
};

describe('addresses of hits', () => {
  it.each([
    ['https://www.cursorless.org/docs/user/glossary/#target', '/user/glossary/#target'],
    ['http://localhost:4173/docs/user/', '/user/'],
    ['/docs/#delete', '/#delete'],
  ])('follows %s inside the site', (address, path) => {
    expect(toHitTarget(address, context)).toEqual({ href: `/docs${path}`, path });
  });

  it('use a full load for other sites, and for those matching the configured pattern', () => {
    expect(toHitTarget('https://example.org/docs/', context)).toEqual({
      href: 'https://example.org/docs/',
      path: null,
    });
    expect(
      toHitTarget('https://www.cursorless.org/docs/legacy/', {
        ...context,
        externalUrlRegex: 'LEGACY',
      }),
    ).toMatchObject({ path: null });
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'http://[', 'vbscript:x'])(
    'never leads to %s',
    (address) => {
      expect(toHitTarget(address, context).href).toBe('/docs/');
    },
  );

  it('encode the query for the search page', () => {
    expect(
      searchPageHref({ baseUrl: '/docs/', search: { searchPagePath: 'search' } }, 'a & b?'),
    ).toBe('/docs/search/?q=a%20%26%20b%3F');
  });
});
