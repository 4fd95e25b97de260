import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from '#shared/text/group-by.ts';
import { readPackage, sourcesOf } from './package-exports.ts';
import { readTsconfig } from './read-tsconfig.ts';
import { findAbove } from './source-files.ts';

/** Import targets in the form of a tsconfig's `paths`: absolute, keyed by import specifier. */
export type ImportPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Resolves a workspace's packages without installing them. Uses the `exports`, `types` or `main` of
 * every package in or near the source folder, and the `paths` in each package's `tsconfig.json` and
 * in the one nearest to the source folder.
 */
export function findWorkspacePaths(root: string): ImportPaths {
  const folders = packageFolders(root);
  const configs = [
    findAbove(root, 'tsconfig.json'),
    ...folders.map((folder) => path.join(folder, 'tsconfig.json')),
  ];
  const all = [
    ...[...new Set(configs)].flatMap((file) =>
      file && existsSync(file) ? configuredPaths(file) : [],
    ),
    ...folders.flatMap(packagePaths),
  ];
  return Object.fromEntries(
    [...groupBy(all, ([name]) => name)].map(([name, found]) => [
      name,
      [...new Set(found.flatMap(([, targets]) => targets))],
    ]),
  );
}

/**
 * Lists folders with a `package.json`: the source folder, the folders below it and its siblings
 * and, if its parent is a package, the parent and the parent's siblings. Skips installed packages,
 * because the compiler finds those itself.
 */
function packageFolders(root: string): string[] {
  const parent = path.dirname(root);
  const around = isPackage(parent) ? [parent, ...siblings(parent)] : [];
  const neighbors = [...siblings(root), ...around];
  return [...new Set([...foldersBelow(root), ...neighbors])].filter(isPackage);
}

function isPackage(folder: string): boolean {
  return existsSync(path.join(folder, 'package.json'));
}

function foldersBelow(folder: string): string[] {
  return [folder, ...childFolders(folder).flatMap(foldersBelow)];
}

function siblings(folder: string): string[] {
  const parent = path.dirname(folder);
  return path.basename(parent) === 'node_modules' ? [] : childFolders(parent);
}

function childFolders(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(?:\.|node_modules$)/.test(entry.name))
    .map((entry) => path.join(folder, entry.name));
}

type Entry = readonly [name: string, targets: readonly string[]];

function configuredPaths(file: string): Entry[] {
  const { options } = readTsconfig(file);
  const base =
    options.baseUrl ?? (options.pathsBasePath as string | undefined) ?? path.dirname(file);
  return Object.entries(options.paths ?? {}).map(([name, targets]) => [
    name,
    targets.map((target) => path.resolve(base, target)),
  ]);
}

function packagePaths(folder: string): Entry[] {
  const { name, exports, outputs } = readPackage(folder);
  if (name === undefined) return [];
  return exports.flatMap(({ subpath, targets }): Entry[] => {
    const files = targets.flatMap((target) => sourcesOf(folder, target, outputs));
    return files.length > 0 ? [[path.posix.join(name, subpath), files]] : [];
  });
}
