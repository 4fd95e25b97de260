import { useEffect } from 'react';
import { docsVersionAttribute } from '#shared/document/document-marks.ts';
import { toPath } from '#shared/paths/base-path.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore, useSiteStoreApi } from '#client/store/use-site-store.tsx';

/**
 * Returns the paths that a prerendered document's version links point to, keyed by version name.
 */
export function readVersionPaths(baseUrl: string): Record<string, string> {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[${docsVersionAttribute}]`);
  return Object.fromEntries(
    [...links].map((link) => [
      link.getAttribute(docsVersionAttribute) ?? '',
      toPath(baseUrl, link.pathname) ?? '/',
    ]),
  );
}

/**
 * Returns the page's known paths, including its own, keyed by version name; none if the page
 * belongs to no version.
 */
export function useVersionPaths(): Readonly<Record<string, string>> {
  const { id, path, version, versionPaths } = usePage();
  const fetched = useSiteStore((state) => state.versionDocs[id]);
  return version === undefined ? {} : { ...(versionPaths ?? fetched), [version]: path };
}

/**
 * Fetches other versions' document paths if `isNeeded` and the page's data lacks them. Anything
 * that cannot be fetched is requested again on the next page; until then, links lead to the
 * versions' main pages.
 */
export function useFetchedVersions(isNeeded = false): void {
  const { path, version, versionPaths } = usePage();
  const site = useSite();
  const store = useSiteStoreApi();
  useEffect(() => {
    if (!isNeeded || !version || versionPaths) return;
    // The response is valid for every page, so the request continues after the reader has left this
    // one.
    import('./fetch-version-docs.ts')
      .then(({ fetchVersionDocs }) => fetchVersionDocs(site, store, version))
      .catch(() => undefined);
  }, [isNeeded, version, versionPaths, site, store, path]);
}
