import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/**
 * Creates a folder and its missing parents. Returns the outermost folder created; undefined if the
 * folder already exists. Avoids Node's `recursive` option, which never returns if the system fails
 * with ENOENT, as in `/proc`.
 */
export function makeFolder(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const first = makeFolder(path.dirname(folder));
  mkdirSync(folder);
  return first ?? folder;
}
