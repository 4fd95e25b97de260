import { mkdtempSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import { buildManifest, type ManifestInput } from './build-manifest.ts';

const scan = (source: string, text = ''): ScannedPage =>
  scanPage({ file: `/content/${source}`, origin: 'content', source, version: 'current' }, text);

function build(pages: readonly ScannedPage[], given: Partial<ManifestInput> = {}) {
  return buildManifest({
    pages,
    folders: new Map(),
    sidebars: { user: { folder: 'user' }, contributing: { folder: 'contributing' } },
    duplicateRoutes: 'warn',
    includeDrafts: false,
    restLabel: 'More',
    ...given,
  });
}

describe('buildManifest', () => {
  it('contains every page once, sorted by address, frozen, and indexed by address, id and file', () => {
    const { manifest } = build([scan('user/z.md'), scan('user/A.md'), scan('index.md')]);
    expect(manifest.pages.map((page) => page.path)).toEqual(['/', '/user/A/', '/user/z/']);
    expect(
      Object.isFrozen(manifest.pages) && manifest.pages.every((page) => Object.isFrozen(page)),
    ).toBe(true);
    expect(manifest.scanned.get('/user/A/')?.record.id).toBe('user/A');
    expect(manifest.byLowerPath.get('/user/a/')?.id).toBe('user/A');
    expect(manifest.byId.get('user/z')?.path).toBe('/user/z/');
    expect(manifest.byFile.get('/content/user/z.md')?.record.path).toBe('/user/z/');
  });

  it('gives each page the sidebar of its folder, the one that it names, or none', () => {
    const { manifest } = build([
      scan('user/a.md'),
      scan('contributing/b.md'),
      scan('c.md'),
      scan('user/d.md', '---\ndisplayed_sidebar: null\n---\n'),
      scan('e.md', '---\ndisplayed_sidebar: user\n---\n'),
    ]);
    expect(Object.fromEntries(manifest.pages.map((page) => [page.id, page.sidebar]))).toEqual({
      'user/a': 'user',
      'contributing/b': 'contributing',
      c: null,
      'user/d': null,
      e: 'user',
    });
  });

  it.each([
    ['in the order of their names', undefined, ['user/b', 'c', 'tips/d', 'user/z']],
    ['by groups', [{ label: 'Start', items: ['user/z'] }], ['user/z', 'user/b', 'c', 'tips/d']],
  ])('lists a new page at the root or in any folder without a setting, %s', (_, groups, order) => {
    const pages = ['user/z.md', 'user/b.md', 'c.md', 'tips/d.md'].map((source) => scan(source));
    const user = { folder: 'user', takesOthers: true, groups };
    const { manifest } = build(pages, { sidebars: { user, contributing: { folder: 'x' } } });
    expect(manifest.sidebars.get('user')?.order.map(({ id }) => id)).toEqual(order);
    expect(manifest.pages.map(({ sidebar }) => sidebar)).toEqual(pages.map(() => 'user'));
  });

  it('sorts the pages of a sidebar in reading order', () => {
    const { manifest } = build([scan('user/b.md'), scan('user/a/x.md'), scan('user/README.md')]);
    const sidebar = manifest.sidebars.get('user');
    expect(sidebar?.order.map((page) => page.id)).toEqual(['user/README', 'user/a/x', 'user/b']);
    expect(sidebar?.indexById.get('user/b')).toBe(2);
  });

  it('excludes drafts from a production build and names them', () => {
    const pages = [scan('user/a.md'), scan('user/b.md', '---\ndraft: true\n---\n')];
    const production = build(pages).manifest;
    expect([production.pages.map((page) => page.id), production.draftIds]).toEqual([
      ['user/a'],
      ['user/b'],
    ]);
    expect(production.sidebars.get('user')?.order).toHaveLength(1);
    const development = build(pages, { includeDrafts: true }).manifest;
    expect([development.pages.length, development.draftIds]).toEqual([2, []]);
  });

  it('keeps the first of two pages with the same address and names both', () => {
    const pages = [scan('user/b.md', '---\nslug: a\n---\n'), scan('user/a.md')];
    const { manifest, problems } = build(pages);
    expect(manifest.scanned.get('/user/a/')?.source).toBe('user/a.md');
    expect(problems).toMatchObject([
      {
        severity: 'warning',
        message:
          'Two pages have the address /user/a/: user/a.md and user/b.md. The first one is shown.',
        position: { file: '/content/user/b.md', line: 2 },
      },
    ]);
  });

  it.each([
    ['a.md', 'slug: b', 'b.md', 7],
    ['a.md', 'id: b', 'b.md', 5],
    ['b/index.md', 'slug: /b', 'b.md', 7],
  ])('reports a shared address where a page sets it: %s, %s', (source, field, other, column) => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'docs-manifest-'));
    const file = path.join(folder, 'page.md');
    writeFileSync(file, `---\ntitle: A\n${field}\n---\n`);
    const page = scanPage({ file, origin: 'content', source, version: 'current' });
    expect(build([page, scan(other)]).problems).toMatchObject([
      { position: { file, line: 3, column } },
    ]);
  });

  it('reports a shared address at the second file if neither page sets it', () => {
    const pages = [scan('b/index.md', '---\nid: c\n---\n'), scan('b.md')];
    expect(build(pages).problems).toMatchObject([
      { position: { file: '/content/b/index.md', line: 1 } },
    ]);
  });

  it('reports duplicates with the severity of the setting', () => {
    const pages = [scan('user/b.md', '---\nslug: a\n---\n'), scan('user/a.md')];
    expect(build(pages, { duplicateRoutes: 'throw' }).problems[0]?.severity).toBe('error');
    expect(build(pages, { duplicateRoutes: 'ignore' }).problems).toEqual([]);
  });
});
