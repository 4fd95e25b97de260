import { pathnameOf, safeDecode } from '#shared/paths/base-path.ts';
import type { DocTarget, ResolvedLink } from '#shared/navbar/resolved-item.ts';

/** The current location, which determines the active items. */
export interface NavbarPlace {
  /** Path without the base path. */
  readonly path: string;
  /** Root-relative URL with the base path, matched against patterns. */
  readonly href: string;
  readonly docId?: string;
  readonly sidebar?: string;
}

/**
 * Whether a link is active. The current location is matched against the link's pattern if it has
 * one, otherwise against its prefix, otherwise against its own path.
 */
export function isLinkActive(link: ResolvedLink, place: NavbarPlace): boolean {
  if (link.activeBaseRegex !== undefined)
    return new RegExp(link.activeBaseRegex, 'i').test(place.href);
  if (link.activeBasePath !== undefined)
    return place.path.startsWith(`/${link.activeBasePath.replace(/^\//, '')}`);
  if (link.path === undefined) return false;
  return safeDecode(pathnameOf(link.path)) === place.path;
}

/** Whether a doc link is active: on its own document, or anywhere in that document's sidebar. */
export function isDocActive(target: DocTarget, place: NavbarPlace): boolean {
  if (target.docId !== undefined && target.docId === place.docId) return true;
  return target.sidebar !== null && target.sidebar === place.sidebar;
}
