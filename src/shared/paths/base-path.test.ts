import { describe, expect, it } from 'vitest';
import {
  normalizePath,
  pagePathAt,
  toAddress,
  toPath,
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

describe('toAddress and toPath', () => {
  it('keep a page whose path begins like the base path apart from the base path', () => {
    expect(toAddress('/docs/', '/docs/x/')).toBe('/docs/docs/x/');
    expect(toPath('/docs/', '/docs/docs/x/')).toBe('/docs/x/');
  });

  it.each([
    ['/安装/', '/docs/%E5%AE%89%E8%A3%85/'],
    ['/sp ace/c++/', '/docs/sp%20ace/c++/'],
    ['/[a] & (b)/', '/docs/%5Ba%5D%20&%20(b)/'],
    ['/user/', '/docs/user/'],
  ])('turn %s into %s and back', (path, address) => {
    expect(toAddress('/docs/', path)).toBe(address);
    expect(toPath('/docs/', `${address}?q=1#part`)).toBe(path);
  });

  it('keep what is encoded already, a query and a hash', () => {
    expect(toAddress('/docs/', '/%C3%BCber/ü/?q=%20#a%2Fb')).toBe(
      '/docs/%C3%BCber/%C3%BC/?q=%20#a%2Fb',
    );
  });

  it('know no path outside the base path, and keep malformed text', () => {
    expect(toPath('/docs/', '/other/')).toBeNull();
    expect(toPath('/docs/', '/docs/100%/')).toBe('/100%/');
  });
});

it('a page is found at every spelling of its address', () => {
  for (const address of ['/%C3%BCber', '/über/', '/%C3%BCber.html', '/%C3%BCber/index.html'])
    expect(pagePathAt(address)).toBe('/über/');
});
