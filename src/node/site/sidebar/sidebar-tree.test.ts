import { describe, expect, it } from 'vitest';
import {
  buildSidebarTree,
  firstEntry,
  flattenSidebar,
  type FolderMetadata,
  type TreeItem,
} from './sidebar-tree.ts';
import { createOwner } from './sidebar-source.ts';
import { pageRecord } from '#shared/testing/page-record.ts';

interface Given {
  readonly folder?: string;
  readonly folders?: Readonly<Record<string, FolderMetadata>>;
}

function build(
  pages: readonly (string | ReturnType<typeof pageRecord>)[],
  { folder = '', folders = {} }: Given = {},
): readonly TreeItem[] {
  return buildSidebarTree({
    folder,
    pages: pages.map((page) => (typeof page === 'string' ? pageRecord(page) : page)),
    folders: new Map(Object.entries(folders)),
  });
}

/**
 * Reduces a tree to its labels. A category becomes an array of its label, its path and its items.
 */
function shape(items: readonly TreeItem[]): unknown[] {
  return items.map((item) =>
    item.kind === 'category'
      ? [item.label, item.path ?? null, shape(item.items)]
      : item.kind !== 'html' && item.label,
  );
}

describe('buildSidebarTree', () => {
  it('leaves out the pages that categories of listed sidebars generate', () => {
    const listed = pageRecord('category/kilns/_index.md', { id: 'generated:/category/kilns/' });
    expect(shape(build(['a.md', listed]))).toEqual(['a']);
    const owns = createOwner({ folder: '' });
    expect([listed, pageRecord('a.md')].map(owns)).toEqual([false, true]);
  });

  it('sorts declarations by name, whatever their files are called, and those with the same name by module', () => {
    const declared = (file: string, label: string) =>
      pageRecord(`api/${file}.mdx`, { label, declares: { kind: 'Class', name: label } });
    const pages = [
      declared('z.Alpha', 'Alpha'),
      declared('b.internal', 'internal'),
      declared('a.internal', 'internal'),
      declared('a.Zeta', 'Zeta'),
      declared('c.beta', 'beta'),
    ];
    const items = build(pages, { folder: 'api' });
    expect(items.map((item) => item.kind === 'page' && [item.label, item.note])).toEqual([
      ['Alpha', undefined],
      ['beta', undefined],
      ['internal', 'a'],
      ['internal', 'b'],
      ['Zeta', undefined],
    ]);
  });

  it('adds the module to a label that also occurs outside the folder', () => {
    const declares = { kind: 'Class', name: 'ThatMark', isNameShared: true };
    const page = pageRecord('api/core.ThatMark.mdx', { label: 'ThatMark', declares });
    const [item] = build([page], { folder: 'api' });
    expect(item).toMatchObject({ label: 'ThatMark', note: 'core' });
  });

  it('puts explicit positions first, then names in code-point order', () => {
    const pages = [
      'user/updating.md',
      'user/README.md',
      'user/Zebra.md',
      pageRecord('user/last.md', { position: 2 }),
      pageRecord('user/first.md', { position: 1 }),
      'user/02-second.md',
    ];
    expect(shape(build(pages, { folder: 'user' }))).toEqual([
      'first',
      'last',
      'second',
      'README',
      'Zebra',
      'updating',
    ]);
  });

  it('sorts folders among the pages, by name or by their own position', () => {
    const pages = ['a.md', 'm/x.md', 'z.md', 'n/y.md'];
    expect(shape(build(pages, { folders: { n: { position: 0 } } }))).toEqual([
      ['n', null, ['y']],
      'a',
      ['m', null, ['x']],
      'z',
    ]);
  });

  it("makes a folder's index page its link and removes it from the list", () => {
    expect(
      shape(
        build(['user/experimental/README.md', 'user/experimental/snippets.md'], { folder: 'user' }),
      ),
    ).toEqual([['README', '/user/experimental/', ['snippets']]]);
  });

  it('keeps the index page of the top folder in the list', () => {
    expect(shape(build(['user/README.md', 'user/glossary.md'], { folder: 'user' }))).toEqual([
      'README',
      'glossary',
    ]);
  });

  it('gives a folder without an index page its name and no link', () => {
    expect(shape(build(['03-keyboard/modal.md']))).toEqual([['keyboard', null, ['modal']]]);
  });

  it("uses a folder's metadata: label, no link, another link", () => {
    const pages = ['guide/index.md', 'guide/other.md'];
    expect(shape(build(pages, { folders: { guide: { label: 'Guide' } } }))).toEqual([
      ['Guide', '/guide/', ['other']],
    ]);
    expect(shape(build(pages, { folders: { guide: { linkId: null } } }))).toEqual([
      ['guide', null, ['index', 'other']],
    ]);
    expect(shape(build(pages, { folders: { guide: { linkId: 'guide/other' } } }))).toEqual([
      ['other', '/guide/other/', ['index']],
    ]);
  });

  it('contains only the pages of its folder', () => {
    expect(
      shape(build(['user/a.md', 'users/b.md', 'contributing/c.md'], { folder: 'user' })),
    ).toEqual(['a']);
  });

  it('puts pages outside of its folder among those inside if it takes others', () => {
    const pages = ['user/b.md', 'user/d.md', 'c.md', 'a/x.md'].map((file) => pageRecord(file));
    const given = { folder: 'user', pages, folders: new Map() };
    expect(shape(buildSidebarTree({ ...given, withOthers: true }))).toEqual([
      ['a', null, ['x']],
      'b',
      'c',
      'd',
    ]);
  });

  it('omits unlisted pages, and folders that are empty without them', () => {
    expect(
      shape(
        build([
          'a.md',
          pageRecord('b.md', { unlisted: true }),
          pageRecord('c/d.md', { unlisted: true }),
        ]),
      ),
    ).toEqual(['a']);
  });
});

describe('flattenSidebar', () => {
  it("goes depth first, a category's page before its content", () => {
    const tree = build(['a.md', 'b/index.md', 'b/c/x.md', 'b/d.md', 'e.md']);
    const order = flattenSidebar(tree);
    expect(order.map((page) => page.path)).toEqual(['/a/', '/b/', '/b/c/x/', '/b/d/', '/e/']);
    expect(order.map((page) => page.trail.map((category) => category.id))).toEqual([
      [],
      ['b'],
      ['b', 'b/c'],
      ['b'],
      [],
    ]);
  });
});

describe('firstEntry', () => {
  it('finds the first page below a category without link', () => {
    expect(firstEntry(build(['a/b/x.md', 'c.md']))).toEqual({ label: 'x', path: '/a/b/x/' });
    expect(firstEntry([])).toBeUndefined();
  });
});
