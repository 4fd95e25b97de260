import { describe, expect, it } from 'vitest';
import { suggestWords } from './suggest-words.ts';

const known = new Set(['hat', 'target', 'snippets', 'glossary']);

describe('suggestions', () => {
  it('offers the words that are written most alike, the nearest first', () => {
    expect(suggestWords(['glosarry'], known)[0]).toBe('glossary');
    expect(suggestWords(['snipes', 'qqqq'], known)[0]).toBe('snippets');
  });

  it('offers three, whatever was asked, and none for a query without words', () => {
    expect(suggestWords(['zzqqzzqq'], known)).toHaveLength(3);
    expect(suggestWords([], known)).toEqual([]);
  });
});
