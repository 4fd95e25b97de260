import { describe, expect, it } from 'vitest';
import { suggestWords } from './suggest-words.ts';

const known = new Set(['hat', 'target', 'snippets', 'glossary']);

describe('suggestions', () => {
  it('suggests the words with the most similar spelling, nearest first', () => {
    expect(suggestWords(['glosarry'], known)[0]).toBe('glossary');
    expect(suggestWords(['snipes', 'qqqq'], known)[0]).toBe('snippets');
  });

  it('suggests at most three, and none if no word is similar or given', () => {
    expect(suggestWords(['hats'], new Set(['hat', 'heat', 'that', 'what']))).toHaveLength(3);
    expect(suggestWords(['zzqqzzqq'], known)).toEqual([]);
    expect(suggestWords([], known)).toEqual([]);
  });
});
