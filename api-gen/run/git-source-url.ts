import path from 'node:path';
import { git } from '#node/base/files/git.ts';
import { packagesAround, readManifest } from '../convert/package-manifest.ts';

/**
 * Returns the URL of a folder on its repository's website, at the checked-out commit; undefined if
 * git does not track the folder, or if there is no commit or no `origin` with a website.
 */
export function gitSourceUrl(folder: string): string | undefined {
  const read = (...args: readonly string[]): string => git(folder, ...args)?.trim() ?? '';
  // A folder inside a repository that does not track it, such as a dependency, belongs to another
  // repository.
  if (read('ls-files', '--', '.') === '') return undefined;
  const site = toWebAddress(read('remote', 'get-url', 'origin'));
  const commit = read('rev-parse', '--verify', 'HEAD');
  const prefix = read('rev-parse', '--show-prefix').split('/').map(encodeURIComponent).join('/');
  return site && commit ? `${site}/blob/${commit}/${prefix}` : undefined;
}

/**
 * Returns the URL of a folder in the repository that its `package.json` names; undefined if it
 * names none, and for an installed package, because the repository may have changed since its
 * release.
 */
export function packageSourceUrl(folder: string): string | undefined {
  const [own] = packagesAround(folder);
  if (own === undefined || folder.split(path.sep).includes('node_modules')) return undefined;
  const { repository = '' } = readManifest(own);
  const { url = '', directory = '' } =
    typeof repository === 'string' ? { url: repository } : repository;
  const [, host = 'github', name] = /^(?:(\w+):)?(\w[\w.-]*\/[\w.-]+)$/.exec(url) ?? [];
  const site = toWebAddress(name ? `https://${host}.com/${name}` : url.replace(/^git\+/, ''));
  const inside = path.join('/', directory, path.relative(own, folder));
  return site && `${site}/blob/HEAD${inside.split(path.sep).map(encodeURIComponent).join('/')}`;
}

/**
 * Returns the website URL of a remote: `git@host:owner/name.git` and `ssh://git@host/owner/name`
 * become `https://host/owner/name`. Only the port of an `https:` remote is the website's.
 */
export function toWebAddress(remote: string): string | undefined {
  const [, host, port = '', name] =
    /^(?:https?:\/\/(?:[^@/]*@)?|ssh:\/\/(?:[^@/]*@)?|git:\/\/|[\w.-]+@)([\w.-]+)(:\d+(?=\/))?[:/]+(.+?)(?:\.git)?\/*$/.exec(
      remote,
    ) ?? [];
  if (host === undefined || name === undefined) return undefined;
  return `https://${host}${remote.startsWith('https:') ? port : ''}/${name}`;
}
