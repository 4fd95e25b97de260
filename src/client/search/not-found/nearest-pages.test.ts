import { expect, it } from 'vitest';
import type { SearchResult, SearchSource } from '../source/search-source.ts';
import { findNearestPages } from './nearest-pages.ts';

const result = (href: string, fields: Partial<SearchResult>): SearchResult => ({
  key: href,
  href,
  isExternal: false,
  title: { text: 'Part', marks: [] },
  path: ['Group'],
  snippet: null,
  ...fields,
});

const source = (results: readonly SearchResult[]): SearchSource => ({
  search: () => Promise.resolve({ results, count: results.length, suggestions: [] }),
});

it('names a declaration with its kind, even if only part of it was found, so that a page of the same name differs', async () => {
  const found = [
    result('/user/cheatsheet/#letters', { path: ['For users', 'Cheatsheet'] }),
    result('/api/classes/Cheatsheet/#x', { path: ['API reference', 'Cheatsheet'], kind: 'class' }),
    result('/api/enums/Sheet/', { title: { text: 'Sheet (enum)', marks: [] }, kind: 'enum' }),
  ];
  const pages = await findNearestPages(source(found), ['cheatsheet'], []);
  expect(pages.map(({ title }) => title).sort()).toEqual([
    'Cheatsheet',
    'Cheatsheet (class)',
    'Sheet (enum)',
  ]);
});
