/** Puts items into the order in which they are drawn: by group, and inside it by page, each where its best hit stands. */
export function groupInOrder<Item>(
  items: readonly Item[],
  keysOf: (item: Item) => readonly [group: string, page: string],
): readonly Item[] {
  const groups = new Map<string, Map<string, Item[]>>();
  for (const item of items) {
    const [group, page] = keysOf(item);
    const pages = groups.get(group) ?? new Map<string, Item[]>();
    groups.set(group, pages);
    pages.set(page, [...(pages.get(page) ?? []), item]);
  }
  return [...groups.values()].flatMap((pages) => [...pages.values()].flat());
}
