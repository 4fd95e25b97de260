import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, foldersOf, readImportGraph } from '../support/import-graph.ts';

const graph = readImportGraph(path.resolve(import.meta.dirname, '../..'));

/** A category contains items, and an item may be a category. */
const recursive = new Set(['sidebar-category.tsx', 'sidebar-items.tsx']);

describe('the modules below src', () => {
  it('are read, with their imports', () => {
    expect(graph.size).toBeGreaterThan(600);
    expect(graph.get('src/client/routes/app.tsx')).toContain('src/client/routes/page-route.tsx');
    expect(graph.get('src/client/routes/app.tsx')).toContain('src/shared/page/site-data.ts');
  });

  it('have no import cycles, except where a tree is recursive', () => {
    const circles = findCircles(graph).filter(([file = '']) => !recursive.has(path.basename(file)));
    expect(circles).toEqual([]);
  });

  it('are in folders without circular imports', () => {
    expect(findCircles(foldersOf(graph))).toEqual([]);
  });

  it('would be reported in a cycle of three', () => {
    const circle = new Map([
      ['a', new Set(['b'])],
      ['b', new Set(['c', 'd'])],
      ['c', new Set(['a'])],
      ['d', new Set<string>()],
    ]);
    expect(findCircles(circle).map((way) => way.join(''))).toEqual(['abca', 'bcab', 'cabc']);
  });
});
