import { describe, expect, it } from 'vitest';
import {
  normalizePath,
  safeDecode,
  withBase,
  withoutBase,
  withTrailingSlash,
} from './base-path.ts';

describe('withTrailingSlash', () => {
  it.each([
    ['/user', '/user/'],
    ['/user/', '/user/'],
    ['/user//', '/user/'],
    ['/', '/'],
    ['/user?a=/b#c/d', '/user/?a=/b#c/d'],
    ['/user#top', '/user/#top'],
  ])('turns %s into %s', (path, expected) => expect(withTrailingSlash(path)).toBe(expected));
});

describe('withBase', () => {
  it.each([
    ['/user/', '/docs/user/'],
    ['/', '/docs/'],
    ['/docs/user/', '/docs/user/'],
    ['/docs', '/docs/'],
    ['/docsearch/', '/docs/docsearch/'],
    ['https://example.org/', 'https://example.org/'],
    ['//example.org/', '//example.org/'],
    ['#top', '#top'],
  ])('turns %s into %s', (path, expected) => expect(withBase('/docs/', path)).toBe(expected));

  it('leaves paths alone when the base is "/"', () => {
    expect(withBase('/', '/user/')).toBe('/user/');
  });
});

describe('withoutBase', () => {
  it.each([
    ['/docs/user/', '/user/'],
    ['/docs/', '/'],
    ['/docs', '/'],
    ['/docsearch/', null],
    ['/', null],
  ])('turns %s into %s', (path, expected) => expect(withoutBase('/docs/', path)).toBe(expected));
});

describe('normalizePath', () => {
  it.each([
    ['/docs/index.html', '/docs/'],
    ['/docs/user/glossary/index.html', '/docs/user/glossary/'],
    ['/docs/user/glossary.html', '/docs/user/glossary/'],
    ['/docs/user/glossary/index', '/docs/user/glossary/'],
    ['/docs/user/glossary', '/docs/user/glossary/'],
    ['/docs/user/reindex', '/docs/user/reindex/'],
    ['/index.html', '/'],
    ['/', '/'],
  ])('turns %s into %s', (path, expected) => expect(normalizePath(path)).toBe(expected));
});

describe('safeDecode', () => {
  it('decodes percent-encoding', () => {
    expect(safeDecode('%70aired-delimiters')).toBe('paired-delimiters');
  });

  it('leaves malformed text as it is', () => {
    expect(safeDecode('100%')).toBe('100%');
  });
});
