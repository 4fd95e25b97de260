import { describe, expect, it } from 'vitest';
import { createWordTest, cutSnippet, markWords } from './snippet.ts';

const isHat = createWordTest(['hat'], ['hat']);

describe('snippets', () => {
  it('marks words, their other forms and words of identifiers', () => {
    const text = 'Hats: the TokenHatMap of háts, but not what';
    const { marks } = markWords(text, isHat);
    expect(marks.map(([start, end]) => text.slice(start, end))).toEqual(['Hats', 'Hat', 'háts']);
  });

  it('cuts the part where the words are, and keeps the marks in place', () => {
    const text = `${'before '.repeat(60)}a hat on a hat ${'after '.repeat(60)}`;
    const { text: cut, marks } = cutSnippet(text, isHat, 100);
    expect(cut.length).toBeLessThan(130);
    expect(marks.map(([start, end]) => cut.slice(start, end))).toEqual(['hat', 'hat']);
  });

  it('leaves a short text whole', () => {
    expect(cutSnippet('nothing here', isHat)).toEqual({ text: 'nothing here', marks: [] });
  });
});
