import { describe, expect, it } from 'vitest';
import { testConfig as config } from '#node/testing/test-site.ts';
import { features } from '#node/features/index.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { sharedHead } from './prerender.ts';

const hosted = { appId: 'APP1', apiKey: 'public', indexName: 'cursorless' };

const head = (given: LocalizedConfig): string =>
  sharedHead(
    given,
    'x 1',
    "default-src 'self'",
    features.flatMap(({ siteTags }) => siteTags?.(given) ?? []),
  );

describe('sharedHead', () => {
  it('starts with the security policy', () => {
    expect(head(config)).toMatch(
      /^<meta http-equiv="Content-Security-Policy" content="default-src 'self'">/,
    );
  });

  it('preconnects to a hosted search', () => {
    expect(head({ ...config, search: { ...config.search, hosted } })).toContain(
      '<link rel="preconnect" href="https://APP1-dsn.algolia.net"',
    );
  });

  it('names no other host without a hosted search', () => {
    expect(head(config)).not.toMatch(/https?:/);
  });

  it('offers the search to the browser unless there is no search page', () => {
    expect(head(config)).toContain('href="/docs/opensearch.xml"');
    expect(head({ ...config, search: { ...config.search, searchPagePath: false } })).not.toContain(
      'opensearch',
    );
  });
});
