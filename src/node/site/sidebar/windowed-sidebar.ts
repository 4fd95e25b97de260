import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { firstEntry, flattenSidebar, type TreeCategory, type TreeItem } from './sidebar-tree.ts';

/**
 * Lists up to this length are shown completely; longer ones as a window of this length around the
 * current page.
 */
export const windowSize = 24;

/** Windows start at multiples of this, so that neighboring pages share one. */
const windowStep = windowSize / 3;

/** A sidebar with more entries than this has a filter, and is a module that pages share. */
const longestUnfiltered = 28;

/** Closed categories with at most this many entries are part of the page; larger ones are fetched when opened. */
export const inlineSize = 12;

/** Publishes a list of items for the browser to fetch and returns its address. */
export type PublishItems = (items: readonly SidebarItem[]) => string;

/**
 * Returns a sidebar's view of the page with this id. `trail` lists the categories above it,
 * outermost first.
 */
export type ViewSidebar = (pageId: string, trail: readonly TreeCategory[]) => SidebarView;

/** Creates the views of one sidebar. Closed categories are encoded once and shared by all pages. */
export function createSidebarViewer(
  name: string,
  tree: readonly TreeItem[],
  publish: PublishItems,
): ViewSidebar {
  const closed = new Map<TreeCategory, SidebarCategory>();
  const published = new Map<readonly TreeItem[], string>();
  const filterable = flattenSidebar(tree).length > longestUnfiltered;

  return (pageId, trail) => {
    const items = open(tree, pageId, trail);
    const itemsUrl = items.length < tree.length ? urlOf(tree) : undefined;
    return {
      name,
      items,
      itemsUrl,
      count: tree.length,
      activeTrail: trail.map((category) => category.id),
      filterable,
    };
  };

  function open(
    items: readonly TreeItem[],
    pageId: string,
    trail: readonly TreeCategory[],
  ): SidebarItem[] {
    const [next, ...rest] = trail;
    const current = items.findIndex((item) =>
      next ? item === next : item.kind === 'page' && item.id === pageId,
    );
    return windowAround(items, current).map((item) =>
      item === next ? openCategory(next, pageId, rest) : encode(item),
    );
  }

  function openCategory(
    category: TreeCategory,
    pageId: string,
    rest: readonly TreeCategory[],
  ): SidebarCategory {
    const items = open(category.items, pageId, rest);
    return {
      ...head(category),
      items,
      itemsUrl: items.length < category.items.length ? urlOf(category.items) : undefined,
    };
  }

  function encode(item: TreeItem): SidebarItem {
    if (item.kind === 'page') {
      const { label, note, path } = item;
      return { kind: 'link', label, note, path };
    }
    if (item.kind !== 'category') return item;
    const known = closed.get(item);
    if (known) return known;
    const encoded = { ...head(item), ...encodeItems(item) };
    closed.set(item, encoded);
    return encoded;
  }

  /**
   * Returns the items of a category without the current page: all of them, none until it is opened,
   * or the first part of a long list.
   */
  function encodeItems({
    items,
    folding,
  }: TreeCategory): Pick<SidebarCategory, 'items' | 'itemsUrl'> {
    if (flattenSidebar(items).length <= inlineSize) return { items: items.map(encode) };
    if (folding === undefined) return { itemsUrl: urlOf(items) };
    const shown = windowAround(items, 0);
    return {
      items: shown.map(encode),
      itemsUrl: shown.length < items.length ? urlOf(items) : undefined,
    };
  }

  function urlOf(items: readonly TreeItem[]): string {
    const url = published.get(items) ?? publish(items.map(encode));
    published.set(items, url);
    return url;
  }
}

function head(category: TreeCategory): SidebarCategory {
  const { id, label, path, folding, items } = category;
  return {
    kind: 'category',
    id,
    label,
    path,
    folding,
    firstPath: path === undefined ? firstEntry(items)?.path : undefined,
    count: items.length,
  };
}

function windowAround<T>(items: readonly T[], index: number): readonly T[] {
  if (items.length <= windowSize) return items;
  const middle = Math.floor(index / windowStep) * windowStep;
  const start = Math.min(Math.max(0, middle - windowStep), items.length - windowSize);
  return items.slice(start, start + windowSize);
}
