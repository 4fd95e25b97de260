import { existsSync } from 'node:fs';
import path from 'node:path';
import { listFiles } from './source-files.ts';
import { isInside, pathFrom } from '#node/base/files/is-inside.ts';
import { isExcluded, type ExcludedPart } from './excluded-files.ts';
import { readPackage, sourcesOf, type Package } from './package-exports.ts';
import { packageFolders } from './package-manifest.ts';

/** A module that users import: its import specifier, and its file in the source folder. */
export interface EntryPoint {
  readonly specifier: string;
  /** Relative to the source folder, with forward slashes. */
  readonly file: string;
  /** Folder of its package, relative to the source folder. */
  readonly folder: string;
}

/** Matches subpaths meant for the authors' other packages, such as `./internal/*`. */
const isInternal = /\/internals?(?:\/|$)/;

/**
 * Matches subpaths such as `./_x` or `./unstable-core`, which users import only for exports that no
 * other subpath has.
 */
const isUnusual =
  /\/_|(?:^|[/._-])(?:internals?|private|unstable|experimental|alpha|beta|canary|nightly|next|legacy|deprecated)(?:[/._-]|$)/;

/**
 * Lists what users can import from the packages in a folder, or from the package that contains the
 * folder: every subpath of their `exports`, except internal subpaths if they are not `included`. In
 * each package, usual subpaths come first, and those nearest to the root before others. Private
 * packages are left out, unless all packages are private.
 */
export function findEntryPoints(
  root: string,
  included: readonly ExcludedPart[] = [],
): EntryPoint[] {
  const packages = packageFolders(root).map((folder) => readPackage(folder));
  const named = packages.filter(({ name }) => name !== undefined);
  const open = named.filter(({ isPrivate }) => !isPrivate);
  return (open.length > 0 ? open : named).flatMap((one) =>
    one.exports
      .flatMap(({ subpath, targets }) => entriesOf(root, one, subpath, targets))
      .filter((entry) => included.includes('internal') || !isInternal.test(subpathOf(entry)))
      .toSorted(byDistance),
  );
}

/**
 * Compares a package's entry points: usual subpaths come before unusual ones, then those with fewer
 * segments, then shorter ones.
 */
function byDistance(...entries: [EntryPoint, EntryPoint]): number {
  const [a, b] = entries.map(subpathOf) as [string, string];
  return (
    Number(isUnusual.test(a)) - Number(isUnusual.test(b)) ||
    a.split('/').length - b.split('/').length ||
    a.length - b.length
  );
}

/** Returns the part of a specifier after the package name, such as `/parts/a`. */
function subpathOf({ specifier }: EntryPoint): string {
  return specifier.replace(/^(?:@[^/]+\/)?[^/]+/, '');
}

function entriesOf(
  root: string,
  { folder, name = '', outputs, exports }: Package,
  subpath: string,
  targets: readonly string[],
): EntryPoint[] {
  const at = (key: string, file: string): EntryPoint => ({
    specifier: importedName(name, key),
    file: pathFrom(root, file),
    folder: pathFrom(root, folder),
  });
  // A published package may contain its build output next to the source folder.
  const isOwn = (file: string): boolean => isInside(file, root);
  if (!subpath.includes('*')) {
    const guesses = targets.length > 0 ? sourceGuesses(subpath) : [];
    const [named, guessed] = [targets, guesses].map((candidates) =>
      candidates.flatMap((target) => sourcesOf(folder, target, outputs)).filter(isOwn),
    );
    const file = named?.toSorted(byExtension)[0] ?? guessed?.[0];
    return file?.match(/\.[cm]?tsx?$/) ? [at(subpath, file)] : [];
  }
  // If the target pattern has no extension, the import specifier has one.
  const matching = targets.flatMap((target) => {
    const patterns = sourcesOf(folder, target, outputs);
    const [output = ''] = patterns.at(-1)?.split('*') ?? [];
    return (
      patterns
        .map((pattern) =>
          filesLike(pattern, target.endsWith('*') ? `${subpath}.js` : subpath).filter(
            ([, file]) => pattern.startsWith(output) || !file.startsWith(output),
          ),
        )
        .find((files) => files.length > 0) ?? []
    );
  });
  const found = new Map<string, string>();
  for (const [key, file] of matching.toSorted(([, a], [, b]) => byExtension(a, b)))
    if (!found.has(key) && isOwn(file) && keyOf(key, exports) === subpath) found.set(key, file);
  return [...found].map(([key, file]) => at(key, file));
}

/** Compares files so that code comes before declarations, and `.d.ts` before `.d.cts`. */
function byExtension(a: string, b: string): number {
  const rank = (file: string) =>
    [/\.d\.ts$/, /\.d\.[cm]ts$/].findLastIndex((end) => end.test(file));
  return rank(a) - rank(b);
}

/**
 * Returns the specifier that imports a subpath. A package in `@types` describes another package,
 * whose name is used instead.
 */
function importedName(name: string, subpath: string): string {
  const [, scope, typed] = /^@types\/(?:(.+)__)?(.+)$/.exec(name) ?? [];
  const described = typed === undefined ? name : scope === undefined ? typed : `@${scope}/${typed}`;
  return path.posix.join(described, subpath);
}

/**
 * Returns the usual source paths of a subpath, for output whose file names do not reveal its
 * source.
 */
function sourceGuesses(subpath: string): string[] {
  const stem = subpath === '.' ? 'index' : subpath.slice(2).replace(/\.[cm]?js$/, '');
  return [`src/${stem}.ts`, `src/${stem}/index.ts`, `${stem}.ts`, `${stem}/index.ts`];
}

/**
 * Lists the TypeScript files whose paths match a pattern, except excluded ones, each with the
 * subpath that resolves to it.
 */
function filesLike(pattern: string, subpath: string): [key: string, file: string][] {
  const [start = '', end = ''] = pattern.split('*');
  const folder = start.endsWith('/') ? start : path.dirname(start);
  if (!existsSync(folder)) return [];
  return listFiles(folder).flatMap((file) => {
    const [, stem] = /^(.*?)(?:\.d)?\.[cm]?tsx?$/.exec(path.posix.join(folder, file)) ?? [];
    if (stem === undefined || !stem.startsWith(start) || !stem.endsWith(end) || isExcluded(file))
      return [];
    const middle = stem.slice(start.length, stem.length - end.length);
    return middle === '' ? [] : [[subpath.replace('*', middle), path.join(folder, file)]];
  });
}

/**
 * Returns the key of `exports` that applies to a subpath: the subpath itself, or else the matching
 * pattern with the longest part before its `*`.
 */
function keyOf(subpath: string, exports: Package['exports']): string | undefined {
  const keys = exports.map((entry) => entry.subpath);
  if (keys.includes(subpath)) return subpath;
  return keys
    .filter((key) => {
      const [start = '', end] = key.split('*');
      const isLongEnough = subpath.length >= key.length;
      return (
        end !== undefined && isLongEnough && subpath.startsWith(start) && subpath.endsWith(end)
      );
    })
    .sort((a, b) => b.indexOf('*') - a.indexOf('*') || b.length - a.length)[0];
}
