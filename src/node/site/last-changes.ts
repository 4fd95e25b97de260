import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** Who changed a file last, and when (ISO 8601). */
export interface LastChange {
  readonly date: string;
  readonly author: string;
}

/** Marks the line of a commit in the log; no file name begins with it. */
const commitMark = '\u0001';

/**
 * Last change of every file below a folder, by absolute path, from git. Empty outside a repository, and in a shallow
 * clone, where the log would blame the newest commit for everything.
 */
export function readLastChanges(folder: string): ReadonlyMap<string, LastChange> {
  const top = git(folder, ['rev-parse', '--show-toplevel'])?.trim();
  if (
    top === undefined ||
    git(folder, ['rev-parse', '--is-shallow-repository'])?.trim() !== 'false'
  )
    return new Map();
  return parseLog(
    git(folder, [
      'log',
      `--format=${commitMark}%cI%x09%an`,
      '--name-only',
      '--no-renames',
      '--',
      '.',
    ]) ?? '',
    top,
  );
}

/** Reads the log, newest commit first: the first mention of a file is its last change. */
export function parseLog(log: string, top: string): ReadonlyMap<string, LastChange> {
  const changes = new Map<string, LastChange>();
  let current: LastChange | undefined;
  for (const line of log.split('\n')) {
    if (line.startsWith(commitMark)) {
      const [date = '', author = ''] = line.slice(commitMark.length).split('\t');
      current = { date, author };
    } else if (line !== '' && current && !changes.has(path.join(top, line)))
      changes.set(path.join(top, line), current);
  }
  return changes;
}

function git(folder: string, args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : undefined;
}
