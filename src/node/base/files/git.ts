import { spawnSync } from 'node:child_process';

/**
 * Runs git in a folder and returns its output, with unquoted file names; undefined if git fails,
 * for example outside a repository.
 */
export function git(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  return status === 0 ? stdout : undefined;
}
