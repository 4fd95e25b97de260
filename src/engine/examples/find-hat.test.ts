import { describe, expect, it } from 'vitest';
import { findHat } from './find-hat.ts';

const find = (text: string, character: string) =>
  findHat(text, { start: 0, end: text.length }, character);

describe('findHat', () => {
  it.each([
    ['table', 'b', 2, 3],
    ['Africa', 'a', 0, 1],
    ['Ábel', 'a', 0, 1],
    ['E\u0301a', 'e', 0, 2],
    ['x😄', '\uFFFD', 1, 3],
    ['x😄', '[unk]', 1, 3],
    ['😄b', 'b', 2, 3],
    ['->', '-', 0, 1],
  ])('finds in %s the character %s', (text, character, start, end) => {
    expect(find(text, character)).toEqual({ start, end });
  });

  it('looks in the token only', () => {
    expect(findHat('ab', { start: 1, end: 2 }, 'a')).toBeUndefined();
    expect(findHat('a ba', { start: 2, end: 4 }, 'a')).toEqual({ start: 3, end: 4 });
  });
});
