import type { SidebarCategory, SidebarItem } from '#shared/navigation.ts';

/** The category with this id, at any depth. Throws when there is none, naming the id. */
export function findCategory(items: readonly SidebarItem[], id: string): SidebarCategory {
  const found = search(items, id);
  if (!found) throw new Error(`The sidebar of this page has no category with the id "${id}".`);
  return found;
}

function search(items: readonly SidebarItem[], id: string): SidebarCategory | undefined {
  for (const item of items) {
    if (item.kind !== 'category') continue;
    const found = item.id === id ? item : search(item.items ?? [], id);
    if (found) return found;
  }
  return undefined;
}
