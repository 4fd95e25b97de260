import { describe, expect, it } from 'vitest';
import { findTable, tableSize, toRouteTables } from './route-table.ts';

const paths = Array.from({ length: 150 }, (_, index) => `/page-${String(index).padStart(3, '0')}/`);

describe('route tables', () => {
  it('hold every path once, in order, and few each', () => {
    const tables = toRouteTables(paths);
    expect(tables.flat()).toEqual(paths);
    expect(tables.map((table) => table.length)).toEqual([
      tableSize,
      tableSize,
      150 - 2 * tableSize,
    ]);
  });

  it('are found by the first path of each', () => {
    const tables = toRouteTables(paths);
    const first = tables.map((table) => table[0] ?? '');
    for (const path of paths) expect(tables[findTable(first, path)]).toContain(path);
    expect(findTable(first, '/a/')).toBe(-1);
    expect(findTable(first, '/z/')).toBe(tables.length - 1);
    expect(findTable([], '/z/')).toBe(-1);
  });
});
