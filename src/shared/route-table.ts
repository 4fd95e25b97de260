/** Number of pages in one route table. */
export const tableSize = 64;

/** Cuts sorted paths into tables; neighbours stand together, so that readers of one section load one table. */
export function toRouteTables(paths: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  for (let index = 0; index < paths.length; index += tableSize)
    tables.push(paths.slice(index, index + tableSize));
  return tables;
}

/** Index of the table that a path would stand in, by the first path of each table (sorted); -1 when it lies before all. */
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
