import { describe, expect, it } from 'vitest';
import {
  isIndexFile,
  splitNumberPrefix,
  toDocumentId,
  toRoutePath,
  withoutExtension,
} from './route-path.ts';

describe('splitNumberPrefix', () => {
  it.each([
    ['02-setup', { name: 'setup', position: 2 }],
    ['010 . tools', { name: 'tools', position: 10 }],
    ['1_a', { name: 'a', position: 1 }],
    ['setup', { name: 'setup' }],
    ['7', { name: '7' }],
    ['3-', { name: '3-' }],
  ])('reads %s', (name, expected) => expect(splitNumberPrefix(name)).toEqual(expected));

  it.each(['2024-01-release', '2024-01', '24-01-02-notes', '1.2-changes', '1-2-three'])(
    'treats the date or version %s as a name',
    (name) => {
      expect(splitNumberPrefix(name)).toEqual({ name });
    },
  );
});

describe('isIndexFile', () => {
  it.each([
    'user/README.md',
    'user/index.mdx',
    'INDEX.md',
    'user/User.md',
    'contributing/CONTRIBUTING.md',
    '01-intro/intro.md',
  ])('treats %s as the page of its folder', (source) => {
    expect(isIndexFile(source)).toBe(true);
  });

  it.each(['user/glossary.md', 'user/user/glossary.md', 'user/readme-first.md', 'user.md'])(
    'treats %s as an ordinary page',
    (source) => {
      expect(isIndexFile(source)).toBe(false);
    },
  );
});

describe('toDocumentId', () => {
  it('is the path without extension and number prefixes', () => {
    expect(toDocumentId('01-user/02-README.md')).toBe('user/README');
  });

  it('uses its last part from the frontmatter', () => {
    expect(toDocumentId('01-user/02-one.md', 'first')).toBe('user/first');
  });
});

describe('toRoutePath', () => {
  it.each([
    ['user/glossary.md', '/user/glossary/'],
    ['user/README.md', '/user/'],
    ['index.md', '/'],
    ['contributing/CONTRIBUTING.md', '/contributing/'],
    ['02-a/03-b.mdx', '/a/b/'],
    ['contributing/api/classes/x_Y.internal.Z.mdx', '/contributing/api/classes/x_Y.internal.Z/'],
  ])('makes %s the address %s', (source, address) => expect(toRoutePath(source)).toBe(address));

  it.each([
    ['/', '/'],
    ['/start', '/start/'],
    ['/start/', '/start/'],
    ['deep/er', '/user/deep/er/'],
    ['./here', '/user/here/'],
    ['../up', '/up/'],
    ['../../../far', '/far/'],
  ])('follows the slug %s', (slug, address) =>
    expect(toRoutePath('user/page.md', { slug })).toBe(address),
  );

  it('derives a page’s address from its id, even if the file is named like an index', () => {
    expect(toRoutePath('user/one.md', { id: 'two' })).toBe('/user/two/');
    expect(toRoutePath('user/index.md', { id: 'start' })).toBe('/user/');
  });
});

describe('withoutExtension', () => {
  it('removes only page extensions', () => {
    expect(['a.md', 'a.mdx', 'a.md.txt', 'a.b.md'].map(withoutExtension)).toEqual([
      'a',
      'a',
      'a.md.txt',
      'a.b',
    ]);
  });
});
