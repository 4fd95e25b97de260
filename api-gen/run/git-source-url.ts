import { execFileSync } from 'node:child_process';

/**
 * Returns the address of a folder on its repository's website, at the checked-out commit; undefined
 * if git does not track it.
 */
export function gitSourceUrl(folder: string): string | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // A folder inside a repository that does not track it, such as a dependency, belongs to another
    // one.
    if (git('ls-files', '--', '.') === '') return undefined;
    const site = toWebAddress(git('remote', 'get-url', 'origin'));
    const path = git('rev-parse', '--show-prefix').split('/').map(encodeURIComponent).join('/');
    return site && `${site}/blob/${git('rev-parse', 'HEAD')}/${path}`;
  } catch {
    return undefined;
  }
}

/**
 * Returns the website of a remote: `git@host:owner/name.git` and `ssh://git@host/owner/name` become
 * `https://host/owner/name`.
 */
export function toWebAddress(remote: string): string | undefined {
  const [, host, name] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|git:\/\/|[\w.-]+@)([\w.-]+)(?::\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/*$/.exec(
      remote,
    ) ?? [];
  return host === undefined || name === undefined ? undefined : `https://${host}/${name}`;
}
