import type { RepositoryConfig } from '#shared/config/site-config.ts';

/**
 * Returns the URL of a file or folder in the repository, at the configured `sourceRef` or, without
 * one, on the branch. A path without an extension is treated as a folder.
 */
export function sourceUrl(
  { url, branch, sourceRef = branch }: Omit<RepositoryConfig, 'contentPath'>,
  path: string,
): string {
  const kind = /\/[^/]+\.[^/.]+$/.test(`/${path}`) ? 'blob' : 'tree';
  return `${url}/${kind}/${sourceRef}/${path}`;
}
