import { describe, expect, it } from 'vitest';
import { codeWidth, textWidth, wrapWords } from './wrap-words.ts';

const length = (text: string): number => text.length;

describe('wrapWords', () => {
  it('breaks between words before one that would not fit', () => {
    expect(wrapWords('one two three', { width: 7, lines: 3 }, length)).toEqual([
      'one two',
      'three',
    ]);
    expect(wrapWords(' one  two ', { width: 99, lines: 1 }, length)).toEqual(['one two']);
  });

  it('marks omitted lines, and the omitted end of a word that is longer than a line', () => {
    expect(wrapWords('one two three', { width: 5, lines: 2 }, length)).toEqual(['one', 'two…']);
    expect(wrapWords('incomprehensible', { width: 5, lines: 1 }, length)).toEqual(['incom…']);
    expect(wrapWords('incomprehensible one', { width: 5, lines: 1 }, length)).toEqual(['incom…']);
  });
});

it('characters of code are equally wide, and those of text are not', () => {
  expect(codeWidth('iii')).toBe(codeWidth('WWW'));
  expect(textWidth('iii')).toBeLessThan(textWidth('WWW'));
});
