import { useCallback, useEffect, useState } from 'react';
import { useLocation, type Location } from 'react-router-dom';
import { normalizePathname } from '#shared/base-path.ts';
import type { PageLoader } from './page-loader.ts';
import type { LoadedPage } from './page-module.ts';
import { reloadOnce } from './reload-once.ts';

/** What is on screen: a page with the location that asked for it. */
interface ShownPage {
  /** null: no page has this address. */
  readonly page: LoadedPage | null;
  readonly location: Location;
}

/** State of navigation. */
export interface PageNavigation {
  readonly shown: ShownPage;
  /** The next page is being loaded; the old one stays on screen. */
  readonly isNavigating: boolean;
  /** The next page could not be loaded, nor did a full load of it help. */
  readonly error: Error | null;
  /** The reader asked for another try, which is under way. */
  readonly isRetrying: boolean;
  retry(): void;
}

interface NavigationInput {
  readonly initial: LoadedPage | null;
  readonly loader: PageLoader;
  readonly baseUrl: string;
}

/** Follows the router: keeps the old page until the new one's code is there. The last navigation wins. */
export function usePageNavigation({ initial, loader, baseUrl }: NavigationInput): PageNavigation {
  const location = useLocation();
  const [shown, setShown] = useState<ShownPage>({ page: initial, location });
  const [failure, setFailure] = useState<{
    readonly error: Error;
    readonly location: Location;
  } | null>(null);
  /** Location of the last retry; each retry is a new object, so that the same one counts again. */
  const [retried, setRetried] = useState<{ readonly location: Location } | null>(null);
  const retry = useCallback(() => {
    setFailure(null);
    setRetried({ location });
  }, [location]);
  const isSamePage = needsNoLoad(shown, location);

  useEffect(() => {
    if (isSamePage) return;
    let isCurrent = true;
    loader.load(location.pathname).then(
      (page) => {
        if (isCurrent) setShown({ page, location });
      },
      (error: unknown) => {
        if (
          isCurrent &&
          !reloadOnce(
            baseUrl.slice(0, -1) + location.pathname + location.search + location.hash,
            error,
          )
        )
          setFailure({ error: toError(error), location });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [location, isSamePage, loader, baseUrl, retried]);

  const error = failure?.location === location ? failure.error : null;
  const isNavigating = !isSamePage && error === null;
  return {
    shown: isSamePage ? { page: shown.page, location } : shown,
    isNavigating,
    error,
    isRetrying: isNavigating && retried?.location === location,
    retry,
  };
}

/** A not-found document is looked up again by the app, for hosts that serve it for spellings such as `glossary.html`. */
function needsNoLoad({ page, location: shownAt }: ShownPage, location: Location): boolean {
  if (page === null || page.data.kind === 'not-found')
    return page === null && shownAt.pathname === location.pathname;
  return page.data.path.toLowerCase() === normalizePathname(location.pathname).toLowerCase();
}

function toError(error: unknown): Error {
  return error instanceof Error ? error : new Error(String(error));
}
