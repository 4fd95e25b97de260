import { describe, expect, it } from 'vitest';
import type { SearchShard } from '#shared/search/search-shard.ts';
import { docsPhrases, toSpoken } from './docs-phrases.ts';

describe('toSpoken', () => {
  it.each([
    ['3. Delete a token', 'delete a token'],
    ['“every”', 'every'],
    ['HatTokenMap', 'hat token map'],
    ['VscodeTextEditorImpl', 'vscode text editor impl'],
    ['IDEStatus', 'ide status'],
    ['Cut / copy', 'cut copy'],
    ['Row 24', 'row twenty four'],
    ['What’s new', 'whats new'],
  ])('says %s as "%s"', (title, phrase) => {
    expect(toSpoken(title)).toBe(phrase);
  });

  it.each(['', '!==', 'Größe', 'a b c d e f', 'Version 2024'])(
    'has no spoken form for "%s"',
    (title) => {
      expect(toSpoken(title)).toBeUndefined();
    },
  );
});

it('keeps the words of a spoken language with letters that English lacks', () => {
  const pages = [
    { path: '/', title: 'Guide', sections: [{ title: 'Größe', id: 'size', level: 2, text: '' }] },
  ];
  const terms = [
    { key: 'scope_type:namedFunction', form: 'función', explained: '/#size' },
    { key: 'scope_type:class', form: 'clase' },
  ];
  const user = { pages, terms } as unknown as SearchShard;
  const other = { pages: [] } as unknown as SearchShard;
  expect(docsPhrases({ user, contributor: other, api: other })).toEqual({
    pages: [{ phrase: 'función', path: '/#size' }],
    classes: [],
    classWord: 'clase',
  });
});
