import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, type Stats } from 'node:fs';
import path from 'node:path';

/** Hashes text or bytes. `length` truncates the hash, for example for use in file names. */
export function hashText(text: string | Uint8Array, length?: number): string {
  return createHash('sha1').update(text).digest('hex').slice(0, length);
}

/** Hashes a file's content; empty for anything that cannot be read as a file. */
export function hashFile(file: string): string {
  try {
    return hashText(readFileSync(file));
  } catch {
    return '';
  }
}

/**
 * Hashes the names and contents of files, including those in folders. `isWanted` filters the files;
 * with `base`, names are relative to it. Skips tests, which do not affect the output.
 */
export function hashFiles(
  paths: readonly string[],
  isWanted: (file: string) => boolean = () => true,
  base = '',
): string {
  const files = [...walk(paths)].flatMap(({ place, stats }) =>
    stats.isDirectory() || path.basename(place).includes('.test.') || !isWanted(place)
      ? []
      : [place],
  );
  return hashText(files.map((file) => `${file.slice(base.length)} ${hashFile(file)}\n`).join(''));
}

/**
 * Whether any of these files or folders, or anything inside the folders, has changed since the
 * given time (milliseconds since 1970).
 */
export function hasChangedSince(paths: readonly string[], moment: number): boolean {
  for (const { stats } of walk(paths)) if (stats.ctimeMs >= moment) return true;
  return false;
}

/**
 * Lists existing files and folders recursively, each folder's entries sorted; follows symbolic
 * links.
 */
function* walk(
  paths: readonly string[],
): Generator<{ readonly place: string; readonly stats: Stats }> {
  for (const place of paths) {
    const stats = statSync(place, { throwIfNoEntry: false });
    if (!stats) continue;
    yield { place, stats };
    if (!stats.isDirectory()) continue;
    const names = readdirSync(place).sort();
    yield* walk(names.map((name) => path.join(place, name)));
  }
}

/** The build's own code, and the lockfile that pins the library versions it uses. */
const sources = ['src/node', 'src/shared', 'src/engine', 'package-lock.json'];

/**
 * Returns the Node version and a hash of the build code, which determine how a build compiles a
 * page.
 */
export function hashBuildCode(root: string): string {
  return `${process.version} ${hashFiles(sources.map((item) => path.join(root, item)))}`;
}
