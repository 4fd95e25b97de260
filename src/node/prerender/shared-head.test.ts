import { describe, expect, it } from 'vitest';
import { testConfig as config } from '../testing/test-site.ts';
import type { LocalizedConfig } from '#shared/config/site-config.ts';
import { sharedHead } from './prerender.ts';

const hosted = { appId: 'APP1', apiKey: 'public', indexName: 'cursorless' };

const head = (given: LocalizedConfig): string =>
  sharedHead({ config: given, generator: 'x 1', policy: "default-src 'self'" });

describe('sharedHead', () => {
  it('says the security policy before anything that it holds for', () => {
    expect(head(config)).toMatch(
      /^<meta http-equiv="Content-Security-Policy" content="default-src 'self'">/,
    );
  });

  it('prepares the connection to a hosted search', () => {
    expect(head({ ...config, search: { ...config.search, hosted } })).toContain(
      '<link rel="preconnect" href="https://APP1-dsn.algolia.net"',
    );
  });

  it('names no other host without one', () => {
    expect(head(config)).not.toMatch(/https?:/);
  });

  it('offers the search to the browser, unless there is no search page', () => {
    expect(head(config)).toContain('href="/docs/opensearch.xml"');
    expect(head({ ...config, search: { ...config.search, searchPagePath: false } })).not.toContain(
      'opensearch',
    );
  });
});
