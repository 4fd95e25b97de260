import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { findWords, wordTokens, type TextWord } from './find-words.ts';

describe('wordTokens', () => {
  it.each([
    ['HatTokenMap', ['hattokenmap', 'hat', 'token', 'map']],
    ['core_HatTokenMap', ['corehattokenmap', 'core', 'hattokenmap', 'hat', 'token', 'map']],
    ['parseJSONFile', ['parsejsonfile', 'parse', 'json', 'file']],
    ['kebab-case', ['kebab', 'case']],
    ['utf8', ['utf8', 'utf', '8']],
  ])('indexes %s whole and by its parts', (text, tokens) => {
    expect(findWords(text).flatMap((word) => wordTokens(word.text))).toEqual(
      expect.arrayContaining(tokens),
    );
  });

  it('folds diacritics and drops control characters', () => {
    expect(fold('Ünïcödé\u0007')).toBe('unicode ');
  });

  it('keeps the vowels of scripts that write them as marks', () => {
    for (const word of ['กิน', 'होना']) expect(fold(word)).toBe(word);
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
  ])('reduces %s and %s to one stem', (one, other) => {
    expect(stem(one)).toBe(stem(other));
  });

  it.each([
    ['folder', 'fold'],
    ['class', 'clas'],
  ])('gives %s and %s different stems', (one, other) => {
    expect(stem(one)).not.toBe(stem(other));
  });
});

/** Joins words that directly follow each other, as in scripts that are written without spaces. */
function joinTouching(words: readonly TextWord[]): readonly TextWord[] {
  return words.reduce<readonly TextWord[]>((joined, word) => {
    const last = joined.at(-1);
    return last?.end === word.start
      ? [...joined.slice(0, -1), { ...last, text: last.text + word.text, end: word.end }]
      : [...joined, word];
  }, []);
}

describe('findWords', () => {
  it.each([
    ['请先安装程序', ['请先', '安装', '程序']],
    ['VSCode编辑', ['VSCode', '编辑']],
    ['言語を追加', ['言語', 'を', '追加']],
    ['ฉันกินข้าว', ['ฉัน', 'กิน', 'ข้าว']],
    ['한국어로 말하기', ['한국어로', '말하기']],
  ])('finds the words of %s', (text, words) => {
    expect(findWords(text).map((word) => word.text)).toEqual(words);
  });

  it('splits at everything except Unicode letters, digits, marks and underscores, with offsets', () => {
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
          expect(joinTouching(findWords(text))).toEqual(expected);
        },
      ),
    );
  });
});
