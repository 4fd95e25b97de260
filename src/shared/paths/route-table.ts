/** Number of pages in one route table. */
export const tableSize = 64;

/** Splits sorted paths into tables; neighbouring paths share one, so that readers of a section load a single table. */
export function toRouteTables(paths: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  for (let index = 0; index < paths.length; index += tableSize)
    tables.push(paths.slice(index, index + tableSize));
  return tables;
}

/** Index of the table that would contain a path, by the tables' (sorted) first paths; -1 if it precedes all of them. */
export function findTable(firstPaths: readonly string[], path: string): number {
  let low = 0;
  let high = firstPaths.length - 1;
  let found = -1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    if ((firstPaths[middle] ?? '') <= path) {
      found = middle;
      low = middle + 1;
    } else high = middle - 1;
  }
  return found;
}
