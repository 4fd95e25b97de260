import { describe, expect, it } from 'vitest';
import { diffText, pairChanges } from './diff-text.ts';

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
