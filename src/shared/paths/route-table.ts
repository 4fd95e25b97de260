/** Number of pages per route table. */
export const tableSize = 64;

/**
 * Splits sorted paths into tables. Neighboring paths share a table, so readers of a section load
 * only one.
 */
export function toRouteTables(paths: readonly string[]): readonly (readonly string[])[] {
  const tables: string[][] = [];
  for (let index = 0; index < paths.length; index += tableSize)
    tables.push(paths.slice(index, index + tableSize));
  return tables;
}

/**
 * Finds the table that would contain a path, given the first path of each sorted table. Returns the
 * table's index, or -1 if the path precedes all tables.
 */
export function findTable(firstPaths: readonly string[], path: string): number {
  return firstPaths.findLastIndex((first) => first <= path);
}
