import { describe, expect, it } from 'vitest';
import { pageRecord } from '#shared/testing/page-record.ts';
import type { SidebarGroup } from '#shared/config/site-config.ts';
import { buildGroupedTree } from './grouped-tree.ts';
import type { TreeItem } from './sidebar-tree.ts';

const pages = [
  'user/README.md',
  'user/b.md',
  'user/deep/index.md',
  'user/deep/x.md',
  'user/deep/y.md',
  'user/new.md',
  'new.md',
].map((file) => pageRecord(file));
const elsewhere = pageRecord('contributing/z.md');
const hidden = pageRecord('user/hidden.md', { unlisted: true });

function build(groups: readonly SidebarGroup[]): readonly TreeItem[] {
  const own = [...pages, hidden];
  const byId = new Map([...own, elsewhere].map((page) => [page.id, page]));
  const given = { folder: 'user', pages: own, folders: new Map(), withOthers: true };
  return buildGroupedTree({ ...given, byId, groups, restLabel: 'More' });
}

/** Reduces a tree to its labels. A category becomes an array of its label and its items. */
function shape(items: readonly TreeItem[]): unknown[] {
  return items.map((item) =>
    item.kind === 'category' ? [item.label, shape(item.items)] : item.kind !== 'html' && item.label,
  );
}

describe('buildGroupedTree', () => {
  it('orders pages by groups that do not fold, and puts pages that are in none below them', () => {
    const tree = build([
      { label: 'First', items: ['user/b', 'user/README'] },
      { label: 'Second', items: ['user/deep'] },
    ]);
    expect(shape(tree)).toEqual([
      ['First', ['b', 'README']],
      ['Second', [['index', ['x', 'y']]]],
      ['More', ['new', 'new']],
    ]);
    expect(tree).toMatchObject(tree.map(() => ({ kind: 'category', folding: 'fixed' })));
  });

  it('takes a page out of its folder, and one from outside of the sidebar', () => {
    const items = ['user/deep/y', 'contributing/z', 'user/deep'];
    expect(shape(build([{ label: 'All', items }]))[0]).toEqual([
      'All',
      ['y', 'z', ['index', ['x']]],
    ]);
  });

  it('omits unlisted pages, and groups and a rest that are empty without them', () => {
    const all = ['user/README', 'user/b', 'user/deep', 'user/new', 'new'];
    const groups = [
      { label: 'All', items: all },
      { label: 'Hidden', items: ['user/hidden'] },
    ];
    expect(build(groups).map((item) => item.kind === 'category' && item.label)).toEqual(['All']);
  });
});
