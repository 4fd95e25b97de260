import { describe, expect, it } from 'vitest';
import { createWordTest, cutSnippet, markWords } from './snippet.ts';

const isHat = createWordTest(['hat'], ['hat']);

describe('snippets', () => {
  it('highlights words, their other forms and words inside identifiers', () => {
    const text = 'Hats: the TokenHatMap of háts, but not what';
    const { marks } = markWords(text, isHat);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Hats', 'Hat', 'háts']);
  });

  it('cuts out the part with the words, and keeps the highlights in place', () => {
    const text = `${'before '.repeat(60)}a hat on a hat ${'after '.repeat(60)}`;
    const { text: cut, marks } = cutSnippet(text, isHat, 100);
    expect(cut.length).toBeLessThan(130);
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['hat', 'hat']);
  });

  it('does not cut a short text', () => {
    expect(cutSnippet('nothing here', isHat)).toEqual({ text: 'nothing here', marks: [] });
  });
});
