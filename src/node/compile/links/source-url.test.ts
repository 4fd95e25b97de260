import { describe, expect, it } from 'vitest';
import { sourceUrl } from './source-url.ts';

const repository = { url: 'https://example.org/r', branch: 'main' };

describe('sourceUrl', () => {
  it('points to the branch if no commit is named', () => {
    expect(sourceUrl(repository, 'src/a.ts')).toBe('https://example.org/r/blob/main/src/a.ts');
  });

  it.each([
    ['src/a.ts', 'blob'],
    ['a.md', 'blob'],
    ['src/languages', 'tree'],
    ['src/v1.2/languages', 'tree'],
    ['.github/PULL_REQUEST_TEMPLATE', 'tree'],
  ])('points for %s to a %s of the commit', (path, kind) => {
    expect(sourceUrl({ ...repository, sourceRef: 'abc123' }, path)).toBe(
      `https://example.org/r/${kind}/abc123/${path}`,
    );
  });
});
