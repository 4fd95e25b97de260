import { execFileSync } from 'node:child_process';

/** Address of a folder on the website of its repository, at the commit that is checked out; undefined where git does not track it. */
export function gitSourceUrl(folder: string): string | undefined {
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-C', folder, ...args], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  try {
    // A folder that is only inside a repository, as a dependency is, belongs to another.
    if (git('ls-files', '--', '.') === '') return undefined;
    const site = toWebAddress(git('remote', 'get-url', 'origin'));
    const path = git('rev-parse', '--show-prefix').split('/').map(encodeURIComponent).join('/');
    return site && `${site}/blob/${git('rev-parse', 'HEAD')}/${path}`;
  } catch {
    return undefined;
  }
}

/** The website of a remote: `git@host:owner/name.git` and `ssh://git@host/owner/name` are `https://host/owner/name`. */
export function toWebAddress(remote: string): string | undefined {
  const [, host, name] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|git:\/\/|[\w.-]+@)([\w.-]+)(?::\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/*$/.exec(
      remote,
    ) ?? [];
  return host === undefined || name === undefined ? undefined : `https://${host}/${name}`;
}
