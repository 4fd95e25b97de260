import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { editDistance, findNearest } from './nearest.ts';

describe('editDistance', () => {
  it.each([
    ['kitten', 'sitting', 3],
    ['', 'abc', 3],
    ['same', 'same', 0],
  ])('counts the edits from %s to %s', (a, b, distance) =>
    expect(editDistance(a, b)).toBe(distance),
  );

  it('is the same in both directions and no longer than the longer text', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.string(),
        (a, b) =>
          editDistance(a, b) === editDistance(b, a) &&
          editDistance(a, b) <= Math.max(a.length, b.length),
      ),
    );
  });
});

describe('findNearest', () => {
  it('finds the candidate spelt most alike, whatever its case', () => {
    expect(
      findNearest('user/Glosary.md', ['user/updating.md', 'user/glossary.md', 'user/unicode.md']),
    ).toBe('user/glossary.md');
  });

  it('prefers the first of equally near ones', () => {
    expect(findNearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('finds none where nothing is near', () => {
    expect(findNearest('glossary', ['installation', 'x'])).toBeUndefined();
    expect(findNearest('glossary', [])).toBeUndefined();
  });
});
