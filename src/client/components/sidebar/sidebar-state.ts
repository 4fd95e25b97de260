import type { SidebarCategory, SidebarItem, SidebarView } from '#shared/page/navigation.ts';

/** A sidebar's state: the reader's changes and the lists loaded so far. */
export interface SidebarState {
  readonly view: SidebarView;
  readonly expanded: ReadonlySet<string>;
  /** The most complete list so far, keyed by category id. */
  readonly lists: ReadonlyMap<string, readonly SidebarItem[]>;
  readonly loads: ReadonlyMap<string, 'loading' | 'failed'>;
}

/** Changes to a sidebar by navigation, by the reader or by loading. */
export type SidebarAction =
  | { readonly type: 'show'; readonly view: SidebarView }
  | {
      readonly type: 'toggle';
      readonly id: string;
      readonly open: boolean;
      /** Categories to close when this one opens. */
      readonly close: readonly string[];
    }
  | { readonly type: 'loading' | 'failed'; readonly id: string }
  | { readonly type: 'loaded'; readonly id: string; readonly items: readonly SidebarItem[] };

/**
 * Creates a sidebar's initial state: the current page's categories are open, and so are categories
 * configured as open.
 */
export function createSidebarState(view: SidebarView): SidebarState {
  const expanded = new Set(openAtFirst(view.items));
  return show({ view, expanded, lists: new Map(), loads: new Map() }, view);
}

function openAtFirst(items: readonly SidebarItem[]): readonly string[] {
  return items.flatMap((item) =>
    item.kind === 'category'
      ? [...(item.folding ? [item.id] : []), ...openAtFirst(item.items ?? [])]
      : [],
  );
}

/** Returns the next state. Navigation opens categories but never closes one. */
export function reduceSidebar(state: SidebarState, action: SidebarAction): SidebarState {
  switch (action.type) {
    case 'show':
      return show(state, action.view);
    case 'toggle': {
      const { id, open, close } = action;
      const expanded = new Set(state.expanded);
      for (const closed of open ? close : [id]) expanded.delete(closed);
      if (open) expanded.add(id);
      return { ...state, expanded };
    }
    case 'loading':
    case 'failed':
      return { ...state, loads: new Map(state.loads).set(action.id, action.type) };
    case 'loaded': {
      const loads = new Map(state.loads);
      loads.delete(action.id);
      return { ...state, loads, lists: new Map(state.lists).set(action.id, action.items) };
    }
  }
}

/** Returns the known items of a category, and whether the list is complete. */
export function listOf(state: SidebarState, category: SidebarCategory) {
  const items = state.lists.get(category.id) ?? category.items ?? [];
  return { items, isComplete: items.length >= category.count };
}

/** Returns the top-level list as a category without a name. */
export function rootOf({ items, itemsUrl, count }: SidebarView): SidebarCategory {
  return { kind: 'category', id: '', label: '', items, itemsUrl, count };
}

function show(state: SidebarState, view: SidebarView): SidebarState {
  const lists = new Map(state.lists);
  keep(lists, rootOf(view));
  return { ...state, view, lists, expanded: new Set([...state.expanded, ...view.activeTrail]) };
}

/**
 * Stores a category's list and the lists nested in it; a partial list never replaces a complete
 * one.
 */
function keep(lists: Map<string, readonly SidebarItem[]>, { id, count, items }: SidebarCategory) {
  if (!items) return;
  if (items.length === count || lists.get(id)?.length !== count) lists.set(id, items);
  for (const item of items) if (item.kind === 'category') keep(lists, item);
}
