import { withoutBase } from '#shared/base-path.ts';

/** A link that the router should follow: its path without the base path, its search and its hash. */
export interface InternalTarget {
  readonly path: string;
  readonly search: string;
  readonly hash: string;
}

/** Attribute of links that are left to the browser. */
const fullLoad = 'data-full-load';

/** The link of an event target, if it leads to a page of this site in this tab. */
export function findInternalTarget(
  target: EventTarget | null,
  baseUrl: string,
): InternalTarget | null {
  const anchor = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!anchor || anchor.hasAttribute('download') || anchor.hasAttribute(fullLoad)) return null;
  if (anchor.target !== '' && anchor.target !== '_self') return null;
  const url = new URL(anchor.href, window.location.href);
  const path = url.origin === window.location.origin ? withoutBase(baseUrl, url.pathname) : null;
  return path === null || /\.(?!html?$)[a-z\d]+$/i.test(lastSegment(path))
    ? null
    : { path, search: url.search, hash: url.hash };
}

/** Whether a click asks for this tab: main button, no modifier key, not handled already. */
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

/** API pages have dots in their names (`Actions.Actions/`), files have them in the last segment without a slash after it. */
function lastSegment(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
