import { useEffect } from 'react';
import { docsVersionAttribute } from '#shared/document-marks.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore, useSiteStoreApi } from '#client/store/use-site-store.tsx';

/** Paths by version name, with or without the base path. */
type VersionPaths = Readonly<Record<string, string>>;

/** Reads from a prerendered document where its links to the versions lead. */
export function readVersionPaths(): Record<string, string> {
  const links = document.querySelectorAll<HTMLAnchorElement>(`a[${docsVersionAttribute}]`);
  return Object.fromEntries(
    [...links].map((link) => [link.getAttribute(docsVersionAttribute) ?? '', link.pathname]),
  );
}

/** Where the page is in the versions that have it, as far as that is known yet. */
export function useVersionPaths(): VersionPaths {
  const { id, path, version, versionPaths } = usePage();
  const fetched = useSiteStore((state) => state.versionDocs[id]);
  return version === undefined ? {} : { ...(versionPaths ?? fetched), [version]: path };
}

/**
 * Fetches where the documents of the other versions are, once that is needed and the page's own links do not say it. What
 * cannot be fetched is asked for again on the next page; meanwhile links lead to the main pages.
 */
export function useFetchedVersions(isNeeded = false): void {
  const { path, version, versionPaths } = usePage();
  const site = useSite();
  const store = useSiteStoreApi();
  useEffect(() => {
    if (!isNeeded || !version || versionPaths) return;
    // The answer is valid for every page, so the request goes on when the reader leaves this one.
    import('./fetch-version-docs.ts')
      .then(({ fetchVersionDocs }) => fetchVersionDocs({ site, store, active: version }))
      .catch(() => undefined);
  }, [isNeeded, version, versionPaths, site, store, path]);
}
