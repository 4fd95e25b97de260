import { useMemo } from 'react';
import { parsePath, useNavigate, type To } from 'react-router-dom';
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

/** Replacement for `useHistory` from `@docusaurus/router`, limited to what pages use. */
export function useHistory() {
  const location = useLocation();
  const navigate = useNavigate();
  const { baseUrl } = useSite().config;
  const go = (to: To, replace: boolean) => {
    const { pathname = location.pathname, ...rest } = typeof to === 'string' ? parsePath(to) : to;
    // The router adds the base path.
    void navigate({ pathname: withoutBase(baseUrl, pathname) ?? pathname, ...rest }, { replace });
  };
  return {
    location,
    push: (to: To) => go(to, false),
    replace: (to: To) => go(to, true),
    go: (steps: number) => void navigate(steps),
    goBack: () => void navigate(-1),
    goForward: () => void navigate(1),
  };
}

/** Replacement for `useParams` from `@docusaurus/router`; page routes have no parameters. */
export const useParams = (): Readonly<Record<string, string>> => ({});

/** Replacement for `useRouteMatch` from `@docusaurus/router`; the match is always exact. */
export function useRouteMatch() {
  const { pathname } = useLocation();
  return { path: pathname, url: pathname, isExact: true, params: useParams() };
}
