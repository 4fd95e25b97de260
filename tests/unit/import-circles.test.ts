import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findCircles, foldersOf, readImportGraph, type Graph } from '../support/import-graph.ts';

const root = path.resolve(import.meta.dirname, '../..');
const graph = readImportGraph(root);

/** Modules that may import each other: a category contains items, and an item may be a category. */
const recursive = new Set(['sidebar-category.tsx', 'sidebar-items.tsx']);

/**
 * The folders of the client as CONTRIBUTING lists them, each before those that it may import from.
 */
const order = readOrder(readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8'));

function readOrder(text: string): readonly string[] {
  const [, list = ''] = /^- `src\/client\/`:(.*?)\. `styles\//m.exec(text) ?? [];
  return list.split('→').map((entry) => /`([\w-]+)\/`/.exec(entry)?.[1] ?? '');
}

function clientFolder(file: string): string | undefined {
  return /^src\/client\/([^/]+)\//.exec(file)?.[1];
}

/** Returns the client's imports from a folder listed before that of the importing module. */
function importsUpwards(modules: Graph): readonly string[] {
  const placeOf = (file: string): number => order.indexOf(clientFolder(file) ?? '');
  return [...modules].flatMap(([file, imports]) =>
    [...imports]
      .filter((other) => placeOf(other) >= 0 && placeOf(other) < placeOf(file))
      .map((other) => `${file} → ${other}`),
  );
}

/**
 * Returns the number of folders in the longest chain of imports that begins at a folder. The graph
 * must not have cycles.
 */
function floorsBelow(folder: string, folders: Graph): number {
  const below = [...(folders.get(folder) ?? [])].filter((other) => folders.has(other));
  return 1 + Math.max(0, ...below.map((other) => floorsBelow(other, folders)));
}

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

  it('import, in the client, only from folders further down in the order that CONTRIBUTING states', () => {
    const folders = [...graph.keys()].map(clientFolder).filter((folder) => folder !== undefined);
    expect([...order].sort()).toEqual([...new Set(folders)].sort());
    expect(importsUpwards(graph)).toEqual([]);
    const added = new Map([...graph, ['src/client/ui/a.ts', new Set(['src/client/try/b.ts'])]]);
    expect(importsUpwards(added)).toEqual(['src/client/ui/a.ts → src/client/try/b.ts']);
  });

  it('are, in the rooms of src/node, at most eight folders above one another', () => {
    const rooms = new Map(
      [...foldersOf(graph)].filter(([folder]) => /^src\/node\/(?!testing)/.test(folder)),
    );
    const floors = [...rooms.keys()].map((folder) => floorsBelow(folder, rooms));
    expect(Math.max(...floors)).toBeLessThanOrEqual(8);
  });

  it('are in `shared` only if they have to be: at most 80 of them', () => {
    const shared = [...graph.keys()].filter((file) => /^src\/shared\/(?!testing\/)/.test(file));
    expect(shared.length).toBeLessThanOrEqual(80);
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
