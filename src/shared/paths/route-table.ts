/** Number of pages per route table. */
export const tableSize = 64;

/**
 * Splits sorted paths into tables; neighboring paths share one, so that readers of a section load a
 * single table.
 */
export function toRouteTables(paths: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  for (let index = 0; index < paths.length; index += tableSize)
    tables.push(paths.slice(index, index + tableSize));
  return tables;
}

/**
 * Finds the table that would contain a path, by the first paths of the sorted tables. Returns its
 * index, or -1 if the path precedes all of them.
 */
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
