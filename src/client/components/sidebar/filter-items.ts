import type { Members } from '#client/loading/fetch-members.ts';
import type { SidebarItem } from '#shared/page/navigation.ts';
import { listOf, rootListOf, type SidebarState } from './sidebar-state.ts';

/** A link in the filtered sidebar, with the labels of its categories. */
export interface FilterMatch {
  readonly id: string;
  readonly label: string;
  readonly path: string;
  readonly trail: readonly string[];
}

/** Splits the path of a module, `core/marks/Hat`, so that its own name comes first. */
export function splitLabel(label: string): { readonly name: string; readonly folder?: string } {
  const [, folder, name = label] = /^(\S+)\/([^\s/]+)$/.exec(label) ?? [];
  return { name, folder };
}

/** A list that is only partly loaded. */
export interface MissingList {
  readonly id: string;
  readonly url: string;
}

/**
 * Returns all known links whose label contains every word of the query, in sidebar order, followed
 * by matching members of their pages; labels that begin with the query come first, then paths whose
 * last name does.
 */
export function filterItems(
  state: SidebarState,
  query: string,
  members: Members = new Map(),
): readonly FilterMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const links = collectLinks(state);
  const below = links.flatMap(({ label, path, trail }) =>
    (members.get(path) ?? []).map((member) => ({
      ...member,
      id: member.path,
      trail: [...trail, label],
    })),
  );
  const matches = [...links, ...below].filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  const begins = (text: string) => text.toLowerCase().startsWith(words[0] ?? '');
  const rank = ({ label }: FilterMatch) =>
    begins(label) ? 0 : begins(splitLabel(label).name) ? 1 : 2;
  return [...matches].sort((a, b) => rank(a) - rank(b));
}

/** Returns the lists to fetch before the whole sidebar can be filtered. */
export function missingLists(state: SidebarState): readonly MissingList[] {
  const missing: MissingList[] = [];
  const root = rootListOf(state);
  if (!root.isComplete && state.view.itemsUrl) missing.push({ id: '', url: state.view.itemsUrl });
  walk(state, root.items, [], (item) => {
    if (item.kind !== 'category' || !item.itemsUrl || listOf(state, item).isComplete) return;
    missing.push({ id: item.id, url: item.itemsUrl });
  });
  return missing;
}

function collectLinks(state: SidebarState): readonly FilterMatch[] {
  const links: FilterMatch[] = [];
  walk(state, rootListOf(state).items, [], (item, trail) => {
    if (item.kind === 'html' || item.path === undefined) return;
    links.push({ id: item.path, label: item.label, path: item.path, trail });
  });
  return links;
}

function walk(
  state: SidebarState,
  items: readonly SidebarItem[],
  trail: readonly string[],
  visit: (item: SidebarItem, trail: readonly string[]) => void,
): void {
  for (const item of items) {
    visit(item, trail);
    if (item.kind === 'category')
      walk(state, listOf(state, item).items, [...trail, item.label], visit);
  }
}
