import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { toAddress, withoutBase } from '#shared/paths/base-path.ts';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';

/** Replacement for `useLocation` from `@docusaurus/router`. */
export function useLocation() {
  const { path, search, hash } = useCurrentLocation();
  const { baseUrl } = useSite().config;
  return useMemo(
    () => ({ pathname: toAddress(baseUrl, path), search, hash }),
    [baseUrl, path, search, hash],
  );
}

/** Target of a navigation: an address with the base path, or its parts. */
type Target =
  | string
  | { readonly pathname?: string; readonly search?: string; readonly hash?: string };

/** Replacement for `useHistory` from `@docusaurus/router`, limited to what pages use. */
export function useHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const { baseUrl } = useSite().config;
  const go = (to: Target, replace: boolean) => {
    const { pathname = location.pathname, search = '', hash = '' } = toParts(to);
    // The router adds the base path.
    void navigate(
      { pathname: withoutBase(baseUrl, pathname) ?? pathname, search, hash },
      { replace },
    );
  };
  return {
    location,
    push: (to: Target) => go(to, false),
    replace: (to: Target) => go(to, true),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
  };
}

function toParts(to: Target) {
  if (typeof to !== 'string') return to;
  const [, pathname, search, hash] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(to) ?? [];
  return { pathname: pathname || undefined, search, hash };
}

/** Replacement for `useParams` from `@docusaurus/router`; page addresses have no parameters. */
export const useParams = (): Readonly<Record<string, string>> => ({});

/**
 * Replacement for `useRouteMatch` from `@docusaurus/router`; a page always matches its whole
 * address.
 */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: useParams() };
}
