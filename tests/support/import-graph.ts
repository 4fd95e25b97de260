import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** A directed graph: for each node, the nodes to which its edges lead. */
export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Returns the imports of each module in `src`, including type imports. Test files are excluded. */
export function readImportGraph(root: string): Graph {
  const files = (readdirSync(path.join(root, 'src'), { recursive: true }) as string[])
    .map((file) => `src/${file}`)
    .filter((file) => /(?<!\.test|\.test-data|\.d)\.tsx?$/.test(file));
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const { importedFiles } = ts.preProcessFile(readFileSync(path.join(root, file), 'utf8'));
      const targets = importedFiles.map(({ fileName }) => resolve(file, fileName));
      return [file, new Set(targets.filter((target) => known.has(target)))];
    }),
  );
}

/** Returns the imports between folders, given those between modules. */
export function foldersOf(graph: Graph): Graph {
  const folders = new Map<string, Set<string>>();
  for (const [file, targets] of graph) {
    const folder = path.dirname(file);
    const into = folders.get(folder) ?? new Set();
    for (const target of targets)
      if (path.dirname(target) !== folder) into.add(path.dirname(target));
    folders.set(folder, into);
  }
  return folders;
}

/**
 * Returns, for each node that is on a cycle, the shortest cycle through it. The node comes first
 * and last.
 */
export function findCircles(graph: Graph): readonly (readonly string[])[] {
  return [...graph.keys()].flatMap((start) => {
    const way = shortestWay(graph, start);
    return way ? [way] : [];
  });
}

function shortestWay(graph: Graph, start: string): readonly string[] | null {
  const seen = new Set<string>();
  const queue: (readonly string[])[] = [[start]];
  for (const way of queue) {
    for (const next of graph.get(way.at(-1) as string) ?? []) {
      if (next === start) return [...way, next];
      if (seen.has(next)) continue;
      seen.add(next);
      queue.push([...way, next]);
    }
  }
  return null;
}

function resolve(from: string, specifier: string): string {
  if (specifier === '#config') return 'src/site.config.ts';
  if (specifier.startsWith('#')) return `src/${specifier.slice(1)}`;
  return path.join(path.dirname(from), specifier);
}
