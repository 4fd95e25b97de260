import { existsSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { TypeScript as ts } from 'typedoc';
import { readTsconfig } from './read-tsconfig.ts';
import { readManifest, type Manifest } from './package-manifest.ts';

/** A package, as its `package.json` and its tsconfigs describe it. */
export interface Package {
  /** Absolute path. */
  readonly folder: string;
  readonly name?: string;
  readonly isPrivate: boolean;
  /**
   * Importable subpaths, with the files they may resolve to; empty if the package exports nothing.
   */
  readonly exports: readonly { readonly subpath: string; readonly targets: readonly string[] }[];
  readonly outputs: readonly Output[];
}

/** A folder of build output and the folder of its sources, relative to the package. */
interface Output {
  readonly out: string;
  readonly source: string;
}

const outputFolders = ['dist', 'out', 'lib', 'build', 'esm', 'cjs'];

/** Reads a package from its `package.json`, if there is one, and its tsconfigs. */
export function readPackage(folder: string): Package {
  const manifest = readManifest(folder);
  const { name, private: isPrivate = false, publishConfig } = manifest;
  const local = exportsOf(manifest);
  // Targets for use inside the workspace are more likely to be source files than the published
  // ones.
  const exports = exportsOf({ ...manifest, ...publishConfig }).map(({ subpath, targets }) => {
    const known = publishConfig && local.find((entry) => entry.subpath === subpath)?.targets;
    return { subpath, targets: [...(known ?? []), ...targets] };
  });
  return { folder, name, isPrivate, exports, outputs: readOutputs(folder) };
}

function exportsOf({ exports, ...manifest }: Manifest): Package['exports'] {
  if (exports === undefined) return exportsByTypes(manifest);
  const bySubpath =
    isRecord(exports) && Object.keys(exports).some((key) => key.startsWith('.'))
      ? exports
      : { '.': exports };
  return Object.entries(bySubpath).map(([subpath, target]) => ({
    subpath,
    targets: targetsOf(target),
  }));
}

/**
 * Lists what can be imported from a package without `exports`: its root, and the subpaths in
 * `typesVersions`.
 */
function exportsByTypes({
  types,
  typings,
  main,
  typesVersions = {},
}: Manifest): Package['exports'] {
  const [, subpaths = {}] =
    Object.entries(typesVersions).find(([range]) => !range.startsWith('<')) ?? [];
  const root = [types, typings, main, './index', './src/index'].flatMap((entry) =>
    entry === undefined
      ? []
      : [...(subpaths['*'] ?? []).map((target) => target.replace('*', entry)), entry],
  );
  return [
    { subpath: '.', targets: root },
    ...Object.entries(subpaths).map(([subpath, targets]) => ({
      subpath: `./${subpath}`,
      targets: targets.map((target) => target.replace(/\*$/, '*.d.ts')),
    })),
  ];
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Lists all files that a target of `exports` may resolve to. `types` conditions come first;
 * conditions for old compiler versions are skipped.
 */
function targetsOf(target: unknown): string[] {
  if (typeof target === 'string') return [target];
  if (Array.isArray(target)) return target.flatMap(targetsOf);
  if (!isRecord(target)) return [];
  const entries = Object.entries(target).filter(([condition]) => !condition.startsWith('types@<'));
  const isTypes = ([condition]: [string, unknown]) => condition.startsWith('types');
  return [...entries.filter(isTypes), ...entries.filter((entry) => !isTypes(entry))].flatMap(
    ([, inner]) => targetsOf(inner),
  );
}

/**
 * Returns the build output folders named in a package's tsconfigs, or else the usual ones, each
 * with its source folder.
 */
function readOutputs(folder: string): Output[] {
  const files = readdirSync(folder).filter((name) => /^tsconfig.*\.json$/.test(name));
  return files.flatMap((name) => {
    const config = readTsconfig(path.join(folder, name));
    const { rootDir, outDir, declarationDir } = config.options;
    const source = path.relative(folder, rootDir ?? sourceFolder(folder, config));
    const outs = [declarationDir, outDir].filter((out) => out !== undefined);
    // A bundler's output folder is named in the bundler's own configuration, so the usual folders
    // are assumed.
    return (
      outs.length > 0 || source === '' ? outs : outputFolders.map((name) => path.join(folder, name))
    )
      .map((out) => ({ out: path.relative(folder, out).replaceAll('\\', '/'), source }))
      .filter(({ out }) => out !== '' && out !== source && !out.startsWith('..'));
  });
}

/** Returns the only folder that a tsconfig includes, or else `src`. */
function sourceFolder(folder: string, { wildcardDirectories = {} }: ts.ParsedCommandLine): string {
  const [only = folder, ...more] = Object.keys(wildcardDirectories);
  return more.length > 0 || only === folder ? path.join(folder, 'src') : only;
}

/**
 * Matches an output folder only at the start of a path in a package, because `src` may also contain
 * a folder such as `build/esm`.
 */
const built = new RegExp(`^(?:${outputFolders.join('|')})(?:/|$)`);

/**
 * Returns the source of a package's file, which may be build output; empty if there is none. If the
 * path contains a `*`, returns patterns for its possible sources.
 */
export function sourcesOf(folder: string, file: string, outputs: readonly Output[]): string[] {
  const stem = path.posix.normalize(file).replace(/(?:\.d)?\.[cm]?[jt]sx?$/, '');
  const configured = outputs
    .filter(({ out }) => stem.startsWith(`${out}/`))
    .map(({ out, source }) => path.posix.join(source, stem.slice(out.length + 1)));
  const stems = [...new Set([...configured, ...sourceStems(stem)])].map((candidate) =>
    path.join(folder, candidate),
  );
  const candidates = stems.flatMap((candidate) =>
    ['.ts', '.tsx', '.mts', '.cts', '/index.ts', '.d.ts', '.d.mts', '.d.cts'].map(
      (extension) => candidate + extension,
    ),
  );
  if (file.includes('*')) return stems;
  return [...(file.endsWith('.json') ? [path.join(folder, file)] : []), ...candidates]
    .filter((candidate) => existsSync(candidate) && statSync(candidate).isFile())
    .slice(0, 1);
}

/**
 * Returns possible source paths for build output, most likely first, by removing one leading output
 * folder after another.
 */
function sourceStems(stem: string): string[] {
  if (!built.test(stem)) return [stem];
  const inside = stem.replace(built, '');
  return [path.posix.join('src', inside), ...sourceStems(inside), stem];
}
