import type { SidebarGroup } from '#shared/config/site-config.ts';
import type { PageRecord } from '#shared/page/page.ts';
import { isInFolder } from './sidebar-source.ts';
import {
  buildSidebarTree,
  parentOf,
  toPage,
  type SidebarTreeInput,
  type TreeItem,
} from './sidebar-tree.ts';

/** The pages of a sidebar, and the groups that order them. */
interface GroupedTreeInput extends SidebarTreeInput {
  /** All pages of the version; groups may name any of them. */
  readonly byId: ReadonlyMap<string, PageRecord>;
  readonly groups: readonly SidebarGroup[];
  /** Heading for the pages that are in no group. */
  readonly restLabel: string;
}

/**
 * Builds a sidebar of groups, which cannot be collapsed. A group names pages and folders. All
 * remaining pages follow in a group of their own, so that a new page is never missing.
 */
export function buildGroupedTree({
  groups,
  restLabel,
  byId,
  ...input
}: GroupedTreeInput): readonly TreeItem[] {
  const named = groups.flatMap(({ items }) => items);
  const folders = named.filter((id) => !byId.has(id));
  const isUnnamed = ({ id }: PageRecord) => !named.includes(id);

  const toItems = (id: string) => {
    const page = byId.get(id);
    if (page) return page.unlisted ? [] : [toPage(page)];
    const below = [...byId.values()].filter((other) => isUnnamed(other) && isInFolder(other, id));
    return buildSidebarTree({ ...input, folder: parentOf(id), pages: below });
  };
  const rest = input.pages.filter(
    (page) => isUnnamed(page) && !folders.some((folder) => isInFolder(page, folder)),
  );
  return [
    ...groups.map(({ label, items }) => ({ label, items: items.flatMap(toItems) })),
    { label: restLabel, items: buildSidebarTree({ ...input, pages: rest }) },
  ]
    .map(({ label, items }, index) => ({
      kind: 'category' as const,
      id: `group-${index}`,
      label,
      folding: 'fixed' as const,
      items,
    }))
    .filter(({ items }) => items.length > 0);
}
