import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Hashes a text or bytes; `length` truncates the hash, for example in file names. */
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

/** Hashes files and folders, including names, optionally filtered. Skips tests, which contribute nothing to the output. */
export function hashFiles(
  paths: readonly string[],
  isWanted: (file: string) => boolean = () => true,
): string {
  return hashText(
    listFiles(paths)
      .filter(isWanted)
      .map((file) => `${file} ${hashFile(file)}\n`)
      .join(''),
  );
}

/**
 * Whether one of these files, or a folder among them, has changed since a time (milliseconds since
 * 1970).
 */
export function hasChangedSince(paths: readonly string[], moment: number): boolean {
  return paths.some((item) => {
    const stats = statSync(item, { throwIfNoEntry: false });
    if (!stats) return false;
    if (stats.ctimeMs >= moment) return true;
    return (
      stats.isDirectory() &&
      hasChangedSince(
        readdirSync(item).map((name) => path.join(item, name)),
        moment,
      )
    );
  });
}

/** Lists all files in a list of files and folders, sorted; follows links. */
function listFiles(paths: readonly string[]): readonly string[] {
  return paths.flatMap((item) => {
    const stats = statSync(item, { throwIfNoEntry: false });
    if (!stats) return [];
    if (!stats.isDirectory()) return [item];
    const names = readdirSync(item).filter((name) => !name.includes('.test.'));
    return listFiles(names.sort().map((name) => path.join(item, name)));
  });
}
