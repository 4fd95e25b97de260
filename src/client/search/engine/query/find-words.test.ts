import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { findWords, wordTokens } from './find-words.ts';

describe('wordTokens', () => {
  it.each([
    ['HatTokenMap', ['hattokenmap', 'hat', 'token', 'map']],
    ['core_HatTokenMap', ['corehattokenmap', 'core', 'hattokenmap', 'hat', 'token', 'map']],
    ['parseJSONFile', ['parsejsonfile', 'parse', 'json', 'file']],
    ['kebab-case', ['kebab', 'case']],
    ['utf8', ['utf8', 'utf', '8']],
  ])('keeps %s whole and takes it apart', (text, tokens) => {
    expect(findWords(text).flatMap(wordTokens)).toEqual(expect.arrayContaining(tokens));
  });

  it('folds diacritics and drops control characters', () => {
    expect(fold('Ünïcödé\u0007')).toBe('unicode ');
  });

  it.each([
    ['changing', 'change'],
    ['changes', 'changed'],
    ['wrapping', 'wrap'],
    ['installation', 'install'],
    ['deletes', 'delete'],
    ['colors', 'color'],
    ['recorder', 'record'],
    ['entries', 'entry'],
  ])('meets %s and %s at one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['folder', 'fold'],
    ['class', 'clas'],
  ])('keeps %s apart from %s', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

describe('findWords', () => {
  it('cuts like the letters, digits, marks and underscores of Unicode, with their places', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 12 }),
          fc.constantFrom('“chuck” áfrica 😄 snake_case 𝒳y', '\ud800a\udc00'),
        ),
        (text) => {
          const expected = Array.from(text.matchAll(/[\p{L}\p{N}\p{M}_]+/gu), (match) => ({
            text: match[0],
            start: match.index,
            end: match.index + match[0].length,
          }));
          expect(findWords(text)).toEqual(expected);
        },
      ),
    );
  });
});
