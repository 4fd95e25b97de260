import type { Members } from '#client/loading/fetch-members.ts';
import type { SidebarCategory, SidebarItem } from '#shared/page/navigation.ts';
import { listOf, rootOf, type SidebarState } from './sidebar-state.ts';

/** A link to a page, or to a member on a page, in the filtered sidebar. */
export interface FilterMatch {
  readonly label: string;
  readonly path: string;
  /** Labels of the categories around the page, followed by a member's page. */
  readonly trail: readonly string[];
}

/**
 * Splits a module's path, such as `core/marks/Hat`, into its own name and its folder; returns any
 * other label as the name.
 */
export function splitLabel(label: string): { readonly name: string; readonly folder?: string } {
  const [, folder, name = label] = /^(\S+)\/([^\s/]+)$/.exec(label) ?? [];
  return { name, folder };
}

/**
 * Returns all known links to pages, and members of these pages, whose label contains every word of
 * the query. Labels that begin with the query's first word come first, then labels whose last path
 * segment begins with it, then all others. Within each of these groups, links come in sidebar
 * order, followed by members.
 */
export function filterItems(
  state: SidebarState,
  query: string,
  members: Members = new Map(),
): readonly FilterMatch[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const links = knownItems(state, rootOf(state.view)).flatMap(({ item, trail }): FilterMatch[] =>
    item.kind === 'html' || item.path === undefined
      ? []
      : [{ label: item.label, path: item.path, trail }],
  );
  const below = links.flatMap(({ label, path, trail }) =>
    (members.get(path) ?? []).map((member) => ({ ...member, trail: [...trail, label] })),
  );
  const matches = [...links, ...below].filter(({ label }) =>
    words.every((word) => label.toLowerCase().includes(word)),
  );
  const begins = (text: string) => text.toLowerCase().startsWith(words[0] ?? '');
  const rank = ({ label }: FilterMatch) =>
    begins(label) ? 0 : begins(splitLabel(label).name) ? 1 : 2;
  return matches.sort((a, b) => rank(a) - rank(b));
}

/** Returns the categories whose lists must be fetched before the whole sidebar can be filtered. */
export function missingLists(state: SidebarState) {
  const root = rootOf(state.view);
  return [root, ...knownItems(state, root).map(({ item }) => item)].flatMap((item) =>
    item.kind === 'category' && item.itemsUrl && !listOf(state, item).isComplete ? [item] : [],
  );
}

interface KnownItem extends Pick<FilterMatch, 'trail'> {
  readonly item: SidebarItem;
}

/** Returns all loaded items below a category, in order. */
function knownItems(
  state: SidebarState,
  category: SidebarCategory,
  trail: readonly string[] = [],
): readonly KnownItem[] {
  return listOf(state, category).items.flatMap((item) => [
    { item, trail },
    ...(item.kind === 'category' ? knownItems(state, item, [...trail, item.label]) : []),
  ]);
}
