import { navigationTiming } from '#client/loading/navigation-timing.ts';

/**
 * Reloads the current page after its code could not be fetched, which happens in a tab that was
 * open during a deployment, or in a document from an old cache. Does nothing and returns false if
 * this document is already a reload of the same URL, or if there is no network, because the browser
 * would only show its error page. Detects reloads with Navigation Timing, so blocked storage cannot
 * cause a loop.
 */
export function reloadOnce(reason: unknown): boolean {
  if (!navigator.onLine || isReloadOf(window.location)) return false;
  // oxlint-disable-next-line no-console -- The specification asks for a warning in the log here.
  console.warn(
    `The code of ${window.location.pathname} could not be loaded, so the page is being reloaded.`,
    reason,
  );
  window.location.reload();
  return true;
}

/**
 * Whether the document was loaded by reloading this URL, regardless of the hash. True if Navigation
 * Timing is unavailable, to rule out a reload loop.
 */
function isReloadOf({ pathname, search }: Location) {
  const load = navigationTiming();
  if (!load) return true;
  const start = new URL(load.name, window.location.href);
  return load.type === 'reload' && start.pathname === pathname && start.search === search;
}
