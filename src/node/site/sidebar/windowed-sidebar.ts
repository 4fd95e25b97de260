import { once } from '#engine/text/once.ts';
import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { firstEntry, flattenSidebar, type TreeCategory, type TreeItem } from './sidebar-tree.ts';

/**
 * Maximum number of items of one list on a page. Longer lists are reduced to a window of this many
 * items around the current page.
 */
export const windowSize = 24;

/** Windows start at multiples of this number, so that neighboring pages share a window. */
const windowStep = windowSize / 3;

/** A sidebar with more pages than this has a field that filters it. */
const longestUnfiltered = 28;

/**
 * A closed category with at most this many pages is included in full; a larger one is fetched when
 * opened.
 */
export const inlineSize = 12;

/**
 * Returns the sidebar as shown on the page with this id. `trail` lists the categories above the
 * page, outermost first.
 */
export type ViewSidebar = (pageId: string, trail: readonly TreeCategory[]) => SidebarView;

/**
 * Creates a viewer for one sidebar. `publish` stores a list of items for the browser to fetch, and
 * returns the list's URL. Closed categories are encoded once and shared by all pages.
 */
export function createSidebarViewer(
  name: string,
  tree: readonly TreeItem[],
  publish: (items: readonly SidebarItem[]) => string,
): ViewSidebar {
  const encodeClosed = once((category: TreeCategory): SidebarCategory => ({
    ...head(category),
    ...closedList(category),
  }));
  const urlOf = once((items: readonly TreeItem[]) => publish(items.map(encode)));
  const filterable = flattenSidebar(tree).length > longestUnfiltered;
  return (pageId, trail) => ({
    name,
    ...openList(tree, pageId, trail),
    count: tree.length,
    activeTrail: trail.map((category) => category.id),
    filterable,
  });

  /** Encodes an item, regardless of the current page. */
  function encode(item: TreeItem): SidebarItem {
    if (item.kind === 'category') return encodeClosed(item);
    if (item.kind !== 'page') return item;
    const { label, note, path } = item;
    return { kind: 'link', label, note, path };
  }

  /**
   * Returns the part of a list around the current page, with the categories above the page open.
   */
  function openList(
    items: readonly TreeItem[],
    pageId: string,
    [next, ...trail]: readonly TreeCategory[],
  ): ShownList {
    const current = items.findIndex((item) =>
      next ? item === next : item.kind === 'page' && item.id === pageId,
    );
    return windowAround(items, current, (item) =>
      next && item === next
        ? { ...head(next), ...openList(next.items, pageId, trail) }
        : encode(item),
    );
  }

  /**
   * Returns the items of a category that does not contain the current page: all of them if there
   * are few pages, otherwise only the URL from which to fetch them, or the first items if the
   * category is initially open.
   */
  function closedList({ items, folding }: TreeCategory): Partial<ShownList> {
    if (flattenSidebar(items).length <= inlineSize) return { items: items.map(encode) };
    return folding === undefined ? { itemsUrl: urlOf(items) } : windowAround(items, 0, encode);
  }

  function windowAround(
    items: readonly TreeItem[],
    index: number,
    encodeOne: (item: TreeItem) => SidebarItem,
  ): ShownList {
    if (items.length <= windowSize) return { items: items.map(encodeOne) };
    const middle = Math.floor(index / windowStep) * windowStep;
    const start = Math.min(Math.max(0, middle - windowStep), items.length - windowSize);
    return { items: items.slice(start, start + windowSize).map(encodeOne), itemsUrl: urlOf(items) };
  }
}

/** The items that are part of the page, and the URL of the complete list if there are more. */
type ShownList = Pick<SidebarView, 'items' | 'itemsUrl'>;

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
