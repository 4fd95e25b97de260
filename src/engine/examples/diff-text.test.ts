import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffText, pairChanges } from './diff-text.ts';
import type { Range } from '#shared/text/range.ts';

const cut = (text: string, ranges: readonly Range[]): string[] =>
  ranges.map(({ start, end }) => text.slice(start, end));
const drop = (text: string, ranges: readonly Range[]): string =>
  [...ranges]
    .reverse()
    .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), text);

function diff(
  before: string,
  after: string,
  addedAt?: readonly number[],
): { removed: string[]; added: string[] } {
  const { removed, added } = diffText(before, after, addedAt);
  return { removed: cut(before, removed), added: cut(after, added) };
}

describe('diffText', () => {
  it('compares whole words', () => {
    expect(diff('let area = 1;', 'let arena = 1;')).toEqual({
      removed: ['area'],
      added: ['arena'],
    });
    expect(diff('a b c', 'a c')).toEqual({ removed: ['b '], added: [] });
    expect(diff('same', 'same')).toEqual({ removed: [], added: [] });
  });

  it('reports a swap as two replacements', () => {
    expect(diff('one = two', 'two = one')).toEqual({
      removed: ['one', 'two'],
      added: ['two', 'one'],
    });
  });

  it('keeps additions on whole lines', () => {
    expect(diff('if x:\n  a\n  b', 'if x:\n  a\n  \n  b').added).toEqual(['  \n']);
  });

  it('uses the position of a copy that a recording gives', () => {
    expect(diffText('a()\n', 'a()\na()\n', [0]).added).toEqual([{ start: 0, end: 4 }]);
    expect(diffText('a()\n', 'a()\na()\n', [4]).added).toEqual([{ start: 4, end: 8 }]);
  });

  it('stops at texts that are too large to compare in time', () => {
    const many = (word: string): string =>
      Array.from({ length: 2000 }, (_, at) => `${word}${at}`).join(' ');
    expect(diffText(many('a'), many('b')).removed).toHaveLength(1);
  });

  it('leaves the same text without removals and additions', () => {
    const words = fc
      .array(fc.constantFrom('a', 'bc', ' ', '\n', '(', '😄', '_'))
      .map((list) => list.join(''));
    fc.assert(
      fc.property(words, words, (before, after) => {
        const { removed, added } = diffText(before, after);
        expect(drop(before, removed)).toBe(drop(after, added));
      }),
    );
  });
});

function pairs(before: string, after: string): (string | undefined)[][] {
  return pairChanges(diffText(before, after)).map(({ removed, added }) => [
    removed && before.slice(removed.start, removed.end),
    added && after.slice(added.start, added.end),
  ]);
}

describe('pairChanges', () => {
  it('joins changes at the same place', () => {
    expect(pairs('one = two', 'two = one')).toEqual([
      ['one', 'two'],
      ['two', 'one'],
    ]);
    expect(pairs('f(old)\ngone', 'g(old)\n')).toEqual([
      ['f', 'g'],
      ['gone', undefined],
    ]);
  });

  it('keeps other changes separate', () => {
    expect(pairs('a b c', 'b c d')).toEqual([
      ['a ', undefined],
      [undefined, ' d'],
    ]);
    expect(pairs('same', 'same')).toEqual([]);
  });
});
