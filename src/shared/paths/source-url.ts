import type { RepositoryConfig } from '../config/site-config.ts';

/** Address of a file or folder of the repository, at the commit that the documentation describes. A path without an ending is taken for a folder. */
export function sourceUrl(
  { url, branch, sourceRef = branch }: Omit<RepositoryConfig, 'contentPath'>,
  path: string,
): string {
  const kind = /\/[^/]+\.[^/.]+$/.test(`/${path}`) ? 'blob' : 'tree';
  return `${url}/${kind}/${sourceRef}/${path}`;
}
