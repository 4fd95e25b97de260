import { once } from '#engine/text/once.ts';
import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';
import { firstEntry, flattenSidebar, type TreeCategory, type TreeItem } from './sidebar-tree.ts';

/**
 * Lists up to this length are shown completely. For longer lists, a window of this length around
 * the current page is shown.
 */
export const windowSize = 24;

/** Windows start at multiples of this number, so that neighboring pages share a window. */
const windowStep = windowSize / 3;

/** A sidebar with more entries than this has a filter, and is a module shared by its pages. */
const longestUnfiltered = 28;

/** Closed categories with at most this many entries are part of the page; larger ones are fetched when opened. */
export const inlineSize = 12;

/** Publishes a list of items for the browser to fetch, and returns the list's address. */
export type PublishItems = (items: readonly SidebarItem[]) => string;

/**
 * Returns the sidebar as shown on the page with this id. `trail` lists the categories above the
 * page, outermost first.
 */
export type ViewSidebar = (pageId: string, trail: readonly TreeCategory[]) => SidebarView;

/** Creates the views of one sidebar. Closed categories are encoded once and shared by all pages. */
export function createSidebarViewer(
  name: string,
  tree: readonly TreeItem[],
  publish: PublishItems,
): ViewSidebar {
  const encoder = createEncoder(publish);
  const filterable = flattenSidebar(tree).length > longestUnfiltered;
  return (pageId, trail) => ({
    name,
    ...openList(tree, { pageId, trail, encoder }),
    count: tree.length,
    activeTrail: trail.map((category) => category.id),
    filterable,
  });
}

/** Encodes items, and publishes lists of them, regardless of the current page. */
interface Encoder {
  encode(item: TreeItem): SidebarItem;
  urlOf(items: readonly TreeItem[]): string;
}

function createEncoder(publish: PublishItems): Encoder {
  const encodeClosed = once((category: TreeCategory): SidebarCategory => ({
    ...head(category),
    ...closedList(category, encoder),
  }));
  const encoder: Encoder = {
    encode(item) {
      if (item.kind === 'category') return encodeClosed(item);
      if (item.kind !== 'page') return item;
      const { label, note, path } = item;
      return { kind: 'link', label, note, path };
    },
    urlOf: once((items) => publish(items.map(encoder.encode))),
  };
  return encoder;
}

/**
 * Items that are part of the page, and the address of the complete list if there are more items.
 */
interface ShownList {
  readonly items: readonly SidebarItem[];
  readonly itemsUrl?: string;
}

/** The current page and how to encode everything else. */
interface OpenPlace {
  readonly pageId: string;
  readonly trail: readonly TreeCategory[];
  readonly encoder: Encoder;
}

/** Returns the part of a list around the current page, with the categories above the page open. */
function openList(items: readonly TreeItem[], place: OpenPlace): ShownList {
  const [next, ...trail] = place.trail;
  const current = items.findIndex((item) =>
    next ? item === next : item.kind === 'page' && item.id === place.pageId,
  );
  return windowAround(items, current, place.encoder, (item) =>
    next && item === next
      ? { ...head(next), ...openList(next.items, { ...place, trail }) }
      : place.encoder.encode(item),
  );
}

/**
 * Returns the items of a category that does not contain the current page: all of them, none until
 * the category is opened, or the first part of a long list.
 */
function closedList({ items, folding }: TreeCategory, encoder: Encoder): Partial<ShownList> {
  if (flattenSidebar(items).length <= inlineSize) return { items: items.map(encoder.encode) };
  if (folding === undefined) return { itemsUrl: encoder.urlOf(items) };
  return windowAround(items, 0, encoder, encoder.encode);
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

function windowAround(
  items: readonly TreeItem[],
  index: number,
  { urlOf }: Encoder,
  encode: (item: TreeItem) => SidebarItem,
): ShownList {
  if (items.length <= windowSize) return { items: items.map(encode) };
  const middle = Math.floor(index / windowStep) * windowStep;
  const start = Math.min(Math.max(0, middle - windowStep), items.length - windowSize);
  return { items: items.slice(start, start + windowSize).map(encode), itemsUrl: urlOf(items) };
}
