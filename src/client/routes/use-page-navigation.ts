import { useCallback, useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { pagePathAt } from '#shared/paths/base-path.ts';
import { toError } from '../loading/use-load-with-retry.ts';
import type { PageLoader } from './load/page-loader.ts';
import type { LoadedPage } from './load/page-module.ts';
import { reloadOnce } from './load/reload-once.ts';

/** The current page, and the location that requested it. */
export interface ShownPage {
  /** null if there is no page at the location, or if the page could not be loaded. */
  readonly page: LoadedPage | null;
  readonly location: Location;
  /** Why the page could not be loaded; set only if a full page load has not helped or could not. */
  readonly error?: Error;
  /** Whether a retry requested by the reader is in progress. */
  readonly isRetrying?: boolean;
}

/**
 * Follows the router: renders a page at once if it is ready, otherwise keeps the old page until the
 * new page's code has loaded. The latest navigation wins.
 */
export function usePageNavigation(initial: LoadedPage, loader: PageLoader) {
  const location = useLocation();
  const [shown, setShown] = useState<ShownPage>({ page: initial, location });
  const retry = useCallback(
    () => setShown((before) => ({ ...before, error: undefined, isRetrying: true })),
    [],
  );
  const isSamePage = needsNoLoad(shown, location);
  const ready = isSamePage ? undefined : loader.recall?.(location.pathname);
  // Set during rendering, so that no part of the old page renders again.
  if (ready) setShown({ page: ready, location });

  useEffect(() => {
    if (isSamePage) return;
    let isCurrent = true;
    loader.load(location.pathname).then(
      (page) => {
        if (isCurrent) setShown({ page, location });
      },
      (error: unknown) => {
        if (isCurrent && !reloadAtTop(error))
          setShown({ page: null, location, error: toError(error) });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [location, isSamePage, loader]);

  return {
    shown: isSamePage ? { ...shown, location } : shown,
    /** Whether the next page is loading; meanwhile, the old page stays on screen. */
    isNavigating: !isSamePage,
    retry,
  };
}

/**
 * Whether nothing needs to be loaded for the location, because its page, or the failure to load it,
 * is already shown. The app looks up the page again if the document is the not-found page, because
 * some hosts serve it for spellings such as `glossary.html`.
 */
function needsNoLoad(shown: ShownPage, location: Location) {
  const { page, location: shownAt, error, isRetrying } = shown;
  if (isRetrying) return false;
  if (error) return shownAt === location;
  if (page === null || page.data.kind === 'not-found')
    return page === null && shownAt.pathname === location.pathname;
  return page.data.path.toLowerCase() === pagePathAt(location.pathname).toLowerCase();
}

/**
 * Reloads at the top, because the browser would otherwise apply the old page's scroll position to
 * the new page. Returns whether the page is reloading.
 */
function reloadAtTop(error: unknown) {
  const isReloading = reloadOnce(error);
  if (isReloading) window.scrollTo({ top: 0, behavior: 'instant' });
  return isReloading;
}
