import { describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

const required = { title: 'Site', url: 'https://example.org' };

async function errors(
  fields: Record<string, unknown>,
  environment = {},
): Promise<readonly string[]> {
  return (
    await loadConfig(
      { fields: { ...required, ...fields }, file: '/site.config.ts', text: '' },
      environment,
    )
  ).problems.map(({ message }) => message);
}

describe('loadConfig', () => {
  it('requires the content of an announcement', async () => {
    expect(await errors({ announcementBar: { id: 'a' } })).toEqual([
      expect.stringContaining('announcementBar.content'),
    ]);
    expect(await errors({ announcementBar: { content: '' } })).toEqual([
      expect.stringContaining('is required'),
    ]);
    expect(await errors({ announcementBar: { content: 'News' } })).toEqual([]);
  });

  it('accepts a path, false or null for the search page, but not true', async () => {
    for (const searchPagePath of ['search', false, null])
      expect(await errors({ search: { searchPagePath } })).toEqual([]);
    expect(await errors({ search: { searchPagePath: true } })).toEqual([
      expect.stringContaining('search.searchPagePath'),
    ]);
  });

  it('requires application id, key and index for a hosted search', async () => {
    expect(await errors({ search: { hosted: { appId: 'a', apiKey: 'k' } } })).toEqual([
      expect.stringContaining('search.hosted.indexName'),
    ]);
    expect(await errors({}, { DOCS_SEARCH_APP_ID: 'a' })).toEqual([
      expect.stringContaining('search.hosted.apiKey'),
    ]);
    expect(await errors({}, { DOCS_SEARCH_APP_ID: 'a', DOCS_SEARCH_API_KEY: 'k' })).toEqual([]);
  });

  it('accepts only a valid regular expression for addresses', async () => {
    expect(await errors({ search: { externalUrlRegex: '^https://(a|b)' } })).toEqual([]);
    expect(await errors({ search: { externalUrlRegex: '(' } })).toEqual([
      expect.stringContaining('"search.externalUrlRegex" is invalid: must be a regular expression'),
    ]);
  });

  it('accepts filters of the hosted service as a text and as a list', async () => {
    for (const facetFilters of ['type:guide', ['type:guide'], ['type:guide', ['a:1', 'a:2']]])
      expect(await errors({ search: { facetFilters } })).toEqual([]);
    for (const facetFilters of [1, [[['deep']]], { type: 'guide' }])
      expect(await errors({ search: { facetFilters } })).toEqual([
        expect.stringContaining('search.facetFilters'),
      ]);
  });
});
