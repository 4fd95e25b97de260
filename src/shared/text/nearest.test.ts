import { describe, expect, it } from 'vitest';
import { findNearest } from './nearest.ts';

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
