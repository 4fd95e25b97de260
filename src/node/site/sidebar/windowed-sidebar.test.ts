import { describe, expect, it } from 'vitest';
import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { buildSidebarTree, flattenSidebar, type FolderMetadata } from './sidebar-tree.ts';
import { createSidebarViewer, inlineSize, windowSize } from './windowed-sidebar.ts';
import { pageRecord } from '#shared/testing/page-record.ts';

const names = (count: number, folder: string): string[] =>
  Array.from({ length: count }, (_, index) => `${folder}p${String(index).padStart(3, '0')}.md`);

/** Returns a sidebar viewer for these pages, and the lists that it has published. */
function viewerOf(
  sources: readonly string[],
  folders: ReadonlyMap<string, FolderMetadata> = new Map(),
) {
  const published: (readonly SidebarItem[])[] = [];
  const tree = buildSidebarTree({
    folder: '',
    pages: sources.map((source) => pageRecord(source)),
    folders,
  });
  const view = createSidebarViewer('docs', tree, (items) => `/docs/${published.push(items)}.json`);
  const trails = new Map(flattenSidebar(tree).map((page) => [page.id, page.trail]));
  return { published, view: (id: string): SidebarView => view(id, trails.get(id) ?? []) };
}

function pathsOf(items: readonly SidebarItem[]): (string | undefined)[] {
  return items.map((item) => (item.kind === 'html' ? undefined : item.path));
}

function category(items: readonly SidebarItem[] | undefined, id: string): SidebarCategory {
  const found = items?.find((item) => item.kind === 'category' && item.id === id);
  if (found?.kind !== 'category') throw new Error(`No category ${id}`);
  return found;
}

describe('createSidebarViewer', () => {
  it('shows a short sidebar completely', () => {
    const { view, published } = viewerOf(['a.md', 'b/index.md', 'b/c.md']);
    expect(view('a')).toEqual({
      name: 'docs',
      items: [
        { kind: 'link', label: 'a', path: '/a/' },
        {
          kind: 'category',
          id: 'b',
          label: 'index',
          path: '/b/',
          firstPath: undefined,
          count: 1,
          items: [{ kind: 'link', label: 'c', path: '/b/c/' }],
        },
      ],
      itemsUrl: undefined,
      count: 2,
      activeTrail: [],
      filterable: false,
    });
    expect(published).toEqual([]);
  });

  it('names the categories around the page, outermost first', () => {
    expect(viewerOf(['a/b/x.md', 'y.md']).view('a/b/x').activeTrail).toEqual(['a', 'a/b']);
  });

  it('gives a category without a page the address of its first page', () => {
    const { view } = viewerOf(['a/b/x.md', 'y.md']);
    expect(category(view('y').items, 'a').firstPath).toBe('/a/b/x/');
  });

  it('reduces a long list to a window around the page, and publishes the whole', () => {
    const { view, published } = viewerOf(names(300, ''));
    for (const index of [0, 5, 150, 298, 299]) {
      const id = `p${String(index).padStart(3, '0')}`;
      const { items, count, itemsUrl, filterable } = view(id);
      expect(items).toHaveLength(windowSize);
      expect(pathsOf(items)).toContain(`/${id}/`);
      expect({ count, itemsUrl, filterable }).toEqual({
        count: 300,
        itemsUrl: '/docs/1.json',
        filterable: true,
      });
    }
    expect(published.map((items) => items.length)).toEqual([300]);
  });

  it('is the same for neighboring pages, with at least a third of the window on either side of each', () => {
    const { view } = viewerOf(names(300, ''));
    const id = (index: number) => `p${String(index).padStart(3, '0')}`;
    const views = Array.from({ length: 300 }, (_, index) => JSON.stringify(view(id(index))));
    expect(new Set(views).size).toBeLessThanOrEqual(300 / (windowSize / 3));
    for (let index = windowSize / 3; index < 300 - windowSize / 3; index += 1) {
      const place = pathsOf(view(id(index)).items).indexOf(`/${id(index)}/`);
      expect(place, id(index)).toBeGreaterThanOrEqual(windowSize / 3);
      expect(place, id(index)).toBeLessThan((windowSize * 2) / 3);
    }
  });

  it('includes small closed categories, and leaves large ones to be fetched, once for all pages', () => {
    const { view, published } = viewerOf([
      ...names(inlineSize, 'small/'),
      ...names(inlineSize + 1, 'large/'),
      'x.md',
      'y.md',
    ]);
    for (const id of ['x', 'y']) {
      expect(category(view(id).items, 'small').items).toHaveLength(inlineSize);
      expect(category(view(id).items, 'large')).toMatchObject({
        count: inlineSize + 1,
        itemsUrl: '/docs/1.json',
      });
      expect(category(view(id).items, 'large').items).toBeUndefined();
    }
    expect(published).toHaveLength(1);
  });

  it('opens the categories around the page, a long one as a window', () => {
    const { view } = viewerOf([...names(100, 'big/deep/'), 'x.md']);
    const big = category(view('big/deep/p050').items, 'big');
    const deep = category(big.items, 'big/deep');
    expect(big.itemsUrl).toBeUndefined();
    expect(pathsOf(deep.items ?? [])).toContain('/big/deep/p050/');
    expect(deep.items).toHaveLength(windowSize);
    expect(deep).toMatchObject({ count: 100, itemsUrl: expect.any(String) });
  });

  it('includes the beginning of a long category that is initially open', () => {
    const { view, published } = viewerOf(
      ['a.md', ...names(200, 'b/')],
      new Map([['b', { folding: 'open' }]]),
    );
    const open = category(view('a').items, 'b');
    expect([open.folding, open.items?.length, open.count]).toEqual(['open', windowSize, 200]);
    expect(published[0]).toHaveLength(200);
  });
});
