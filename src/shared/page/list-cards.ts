import type { SidebarCategory, SidebarItem, SidebarLink, SidebarView } from './navigation.ts';

/**
 * Returns the links for `<DocCardList>`: the items of the category with this id, by default the
 * page's innermost category, or the top-level items if the page is in no category. Returns
 * undefined if the sidebar does not show the category.
 */
export function listCards(
  sidebar: SidebarView | null,
  category = sidebar?.activeTrail.at(-1),
): readonly SidebarLink[] | undefined {
  const all = sidebar?.items ?? [];
  if (category === undefined) return all.flatMap(toLink);
  const found = findCategory(all, category);
  return found && (found.items ?? []).flatMap(toLink);
}

function toLink(item: SidebarItem): readonly SidebarLink[] {
  if (item.kind === 'html') return [];
  if (item.kind === 'link') return [item];
  return [{ kind: 'link', label: item.label, path: item.path ?? item.firstPath ?? '/' }];
}

/** Finds a category by id, at any depth. */
function findCategory(items: readonly SidebarItem[], id: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue;
    const found = item.id === id ? item : findCategory(item.items ?? [], id);
    if (found) return found;
  }
  return undefined;
}
