import { describe, expect, it } from 'vitest';
import { suggestWords } from './suggest-words.ts';

const known = new Set(['hat', 'target', 'snippets', 'glossary']);

describe('suggestions', () => {
  it('offers the words that are written most alike, the nearest first', () => {
    expect(suggestWords(['glosarry'], known)[0]).toBe('glossary');
    expect(suggestWords(['snipes', 'qqqq'], known)[0]).toBe('snippets');
  });

  it('offers three at most, and none where no word is alike or none was given', () => {
    expect(suggestWords(['hats'], new Set(['hat', 'heat', 'that', 'what']))).toHaveLength(3);
    expect(suggestWords(['zzqqzzqq'], known)).toEqual([]);
    expect(suggestWords([], known)).toEqual([]);
  });
});
