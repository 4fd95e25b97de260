import { normalizePathname } from '#shared/paths/base-path.ts';
import type { Redirect } from './resolve-redirects.ts';

/** Paths of moved pages as the app spells addresses; undefined for none. */
export function movedPaths(redirects: readonly Redirect[]): readonly string[] | undefined {
  return redirects.length > 0 ? redirects.map(({ from }) => normalizePathname(from)) : undefined;
}
