import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { TypeScript as ts } from 'typedoc';
import { findTsconfig } from './source-files.ts';

/** Targets of imports, as `paths` of a tsconfig: absolute, keyed by the imported name. */
export type ImportPaths = Readonly<Record<string, readonly string[]>>;

/**
 * Resolves a workspace's packages without an installation: every package whose `package.json` is in
 * or next to the source folder, by its `exports`, `types` or `main`, and the `paths` of all their
 * configurations.
 */
export function findWorkspacePaths(root: string): ImportPaths {
  const folders = packageFolders(root);
  const configs = [
    findTsconfig(root),
    ...folders.map((folder) => path.join(folder, 'tsconfig.json')),
  ];
  const found = new Map<string, Set<string>>();
  const all = [
    ...[...new Set(configs)].flatMap((file) =>
      file && existsSync(file) ? configuredPaths(file) : [],
    ),
    ...folders.flatMap(packagePaths),
  ];
  for (const [name, targets] of all)
    found.set(name, new Set([...(found.get(name) ?? []), ...targets]));
  return Object.fromEntries([...found].map(([name, targets]) => [name, [...targets]]));
}

/**
 * Lists folders with a `package.json`: those below the source folder, the one that contains it, and
 * the siblings of both, unless they are installed, because the compiler finds those itself.
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
  const { config } = ts.readConfigFile(file, ts.sys.readFile) as { config?: unknown };
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const { options } = ts.parseJsonConfigFileContent(
    config ?? {},
    host,
    path.dirname(file),
    {},
    file,
  );
  const base =
    options.baseUrl ?? (options.pathsBasePath as string | undefined) ?? path.dirname(file);
  return Object.entries(options.paths ?? {}).map(([name, targets]) => [
    name,
    targets.map((target) => path.resolve(base, target)),
  ]);
}

interface Manifest {
  readonly name?: string;
  readonly exports?: unknown;
  readonly types?: string;
  readonly typings?: string;
  readonly main?: string;
}

function packagePaths(folder: string): Entry[] {
  const { name, exports, types, typings, main } = readManifest(folder);
  if (!name) return [];
  if (exports === undefined) {
    const entries = [types, typings, main, './index', './src/index'].filter(
      (entry) => entry !== undefined,
    );
    return toEntry(name, folder, entries);
  }
  const bySubpath =
    isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'))
      ? exports
      : { '.': exports };
  return Object.entries(bySubpath).flatMap(([subpath, target]) =>
    toEntry(path.posix.join(name, subpath), folder, targetsOf(target)),
  );
}

/** Reads a package's manifest; an unreadable one names no package. */
function readManifest(folder: string): Manifest {
  try {
    return JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  } catch {
    return {};
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Lists all files that a target of `exports` may resolve to; `types` conditions come first. */
function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return target.flatMap(targetsOf);
  if (!isRecord(target)) return [];
  const { types, ...others } = target;
  return [types, ...Object.values(others)].flatMap(targetsOf);
}

function toEntry(name: string, folder: string, targets: readonly string[]): Entry[] {
  const files = targets.flatMap((target) => sourcesOf(folder, target));
  return files.length > 0 ? [[name, [...new Set(files)]]] : [];
}

/**
 * Matches folders of build output at the start of a path in a package; `build/esm` may also be in
 * `src`.
 */
const built = /^(?:dist|out|lib|build|esm|cjs)(?:\/|$)/;

/**
 * Lists the TypeScript sources of a package's file, which may be build output and contain a `*`.
 */
function sourcesOf(folder: string, file: string): string[] {
  const stem = path.posix.normalize(file).replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const stems = sourceStems(stem).map((candidate) => path.join(folder, candidate));
  const candidates = stems.flatMap((candidate) =>
    ['.ts', '.tsx', '.mts', '.cts', '/index.ts', '.d.ts'].map((extension) => candidate + extension),
  );
  if (file.includes('*')) return stems;
  return [...(file.endsWith('.json') ? [path.join(folder, file)] : []), ...candidates]
    .filter((candidate) => existsSync(candidate) && statSync(candidate).isFile())
    .slice(0, 1);
}

/**
 * Returns possible paths of the source of build output, most likely first: without each of its
 * leading folders.
 */
function sourceStems(stem: string): string[] {
  if (!built.test(stem)) return [stem];
  const inside = stem.replace(built, '');
  return [path.posix.join('src', inside), ...sourceStems(inside), stem];
}
