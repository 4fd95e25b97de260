import { normalizePathname } from '#shared/paths/base-path.ts';
import type { Redirect } from './resolve-redirects.ts';

/** Returns the paths of moved pages, spelled as in the app; undefined if there are none. */
export function movedPaths(redirects: readonly Redirect[]): readonly string[] | undefined {
  return redirects.length > 0 ? redirects.map(({ from }) => normalizePathname(from)) : undefined;
}
