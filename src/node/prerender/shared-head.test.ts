import { describe, expect, it } from 'vitest';
import { testConfig as config } from '../testing/test-site.ts';
import { sharedHead } from './prerender.ts';

const hosted = { appId: 'APP1', apiKey: 'public', indexName: 'cursorless' };

describe('sharedHead', () => {
  it('prepares the connection to a hosted search', () => {
    expect(sharedHead({ ...config, search: { ...config.search, hosted } }, 'x 1')).toContain(
      '<link rel="preconnect" href="https://APP1-dsn.algolia.net"',
    );
  });

  it('names no other host without one', () => {
    expect(sharedHead(config, 'x 1')).not.toMatch(/https?:/);
  });

  it('offers the search to the browser, unless there is no search page', () => {
    expect(sharedHead(config, 'x 1')).toContain('href="/docs/opensearch.xml"');
    expect(
      sharedHead({ ...config, search: { ...config.search, searchPagePath: false } }, 'x 1'),
    ).not.toContain('opensearch');
  });
});
