import { fullLoadAttribute } from '#shared/navbar/resolve-link.ts';
import { withoutBase } from '#shared/paths/base-path.ts';

/**
 * A link's target for the router, without the base path: `path` alone, and `address` with the query
 * and hash.
 */
export interface InternalTarget {
  readonly path: string;
  readonly address: string;
}

/** The URLs that the router handles: those below `baseUrl`, except those below `nested`. */
export interface RoutedAddresses {
  readonly baseUrl: string;
  /**
   * Base paths below `baseUrl` that belong to other languages; each language is a site of its own.
   */
  readonly nested: readonly string[];
}

/** Returns the link that an event occurred in; null if there is none. */
export function findAnchor(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
}

/**
 * Returns the router target of the link that an event occurred in; null unless the link leads to a
 * page of this site in this tab and language.
 */
export function findInternalTarget(
  target: EventTarget | null,
  { baseUrl, nested }: RoutedAddresses,
): InternalTarget | null {
  const anchor = findAnchor(target);
  if (!anchor || anchor.hasAttribute('download') || anchor.hasAttribute(fullLoadAttribute))
    return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  const url = new URL(anchor.href, window.location.href);
  const isElsewhere =
    url.origin !== window.location.origin || nested.some((base) => url.pathname.startsWith(base));
  const path = isElsewhere ? null : withoutBase(baseUrl, url.pathname);
  // API page names contain dots (`Actions.Actions/`); a file has its dot in the last segment,
  // without a trailing slash.
  return path === null || /\.(?!html?$)[a-z\d]+$/i.test(path)
    ? null
    : { path, address: path + url.search + url.hash };
}

/** Whether a click should navigate in this tab: main button, no modifier key, not handled yet. */
export function isPlainClick(event: MouseEvent): boolean {
  return (
    event.button === 0 &&
    !event.defaultPrevented &&
    !event.metaKey &&
    !event.ctrlKey &&
    !event.shiftKey &&
    !event.altKey
  );
}
