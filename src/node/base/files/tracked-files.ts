import { realpathSync } from 'node:fs';
import path from 'node:path';
import { git } from './git.ts';

/**
 * Returns a function that tests whether git tracks a file (absolute path), after resolving symbolic
 * links, in the repository that contains `folder`. The tracked files are listed once, on the first
 * call.
 */
export function createTrackedTest(folder: string): (file: string) => boolean {
  let tracked: ReadonlySet<string> | undefined;
  return (file) => {
    tracked ??= listTracked(folder);
    try {
      return tracked.has(realpathSync.native(file));
    } catch {
      return false;
    }
  };
}

/**
 * Lists the absolute paths of all tracked files in the repository that contains a folder, with
 * symbolic links in the path of the repository resolved; empty outside a repository.
 */
function listTracked(folder: string): ReadonlySet<string> {
  const root = git(folder, 'rev-parse', '--show-toplevel')?.replace(/\n$/, '');
  const names = root === undefined ? undefined : git(root, 'ls-files', '-z');
  if (root === undefined || names === undefined) return new Set();
  return new Set(names.split('\0').map((name) => path.join(realpathSync.native(root), name)));
}
