import { describe, expect, it } from 'vitest';
import { loadConfig } from './load-config.ts';

const required = { title: 'Site', url: 'https://example.org' };

function errors(fields: Record<string, unknown>, environment = {}): readonly string[] {
  return loadConfig({ fields: { ...required, ...fields }, environment, file: '/site.config.ts', text: '' }).problems.map(({ message }) => message);
}

describe('loadConfig', () => {
  it('A-012 asks for the content of an announcement', () => {
    expect(errors({ announcementBar: { id: 'a' } })).toEqual([expect.stringContaining('announcementBar.content')]);
    expect(errors({ announcementBar: { content: '' } })).toEqual([expect.stringContaining('is required')]);
    expect(errors({ announcementBar: { content: 'News' } })).toEqual([]);
  });

  it('S-028 takes a path, false or null for the search page, and not true', () => {
    for (const searchPagePath of ['search', false, null]) expect(errors({ search: { searchPagePath } })).toEqual([]);
    expect(errors({ search: { searchPagePath: true } })).toEqual([expect.stringContaining('search.searchPagePath')]);
  });

  it('S-028 asks for application id, key and index of a hosted search', () => {
    expect(errors({ search: { hosted: { appId: 'a', apiKey: 'k' } } })).toEqual([expect.stringContaining('search.hosted.indexName')]);
    expect(errors({}, { DOCS_SEARCH_APP_ID: 'a' })).toEqual([expect.stringContaining('search.hosted.apiKey')]);
    expect(errors({}, { DOCS_SEARCH_APP_ID: 'a', DOCS_SEARCH_API_KEY: 'k' })).toEqual([]);
  });
});
