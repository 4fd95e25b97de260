import { describe, expect, it } from 'vitest';
import { findNearest } from './nearest.ts';

describe('findNearest', () => {
  it('finds the candidate with the most similar spelling, ignoring case', () => {
    expect(
      findNearest('user/Glosary.md', ['user/updating.md', 'user/glossary.md', 'user/unicode.md']),
    ).toBe('user/glossary.md');
  });

  it('prefers the first of equally near ones', () => {
    expect(findNearest('cat', ['bat', 'hat'])).toBe('bat');
  });

  it('finds none if nothing is near', () => {
    expect(findNearest('glossary', ['installation', 'x'])).toBeUndefined();
    expect(findNearest('glossary', [])).toBeUndefined();
  });
});
