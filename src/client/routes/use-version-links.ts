import { useCallback } from 'react';
import { docsVersionAttribute } from '#shared/document/document-marks.ts';
import type { PageData } from '#shared/page/page.ts';
import type { SiteData } from '#shared/page/site-data.ts';
import { encodePath } from '#shared/paths/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import type { SiteStore } from '#client/store/site-store.ts';
import { useSiteStoreApi } from '#client/store/use-site-store.tsx';
import type { PageLoader } from './load/page-loader.ts';

/**
 * Returns a function that resolves links to other versions of a page that the reader reached by
 * client-side navigation. Such a link leads to the version's main page until the page's own paths
 * are known; a click requests these paths and waits for them. The function returns undefined for
 * links that need no resolving.
 */
export function useVersionLinks(
  page: PageData,
  loader: PageLoader,
): (anchor: Element) => Promise<string> | undefined {
  const site = useSite();
  const store = useSiteStoreApi();
  return useCallback(
    (anchor) => {
      const name = anchor.getAttribute(docsVersionAttribute) ?? '';
      const isKnown = page.versionPaths ?? store.getState().versionDocs[page.id]?.[name];
      if (!page.version || page.version === name || name === '' || isKnown) return undefined;
      return findInVersion(name, page, loader, site, store);
    },
    [page, loader, site, store],
  );
}

/**
 * Returns the page's path in another version, with the current query and hash, or the path of that
 * version's main page. Most pages have the same path in every version, apart from the version's
 * prefix, so the route tables are checked first, and the lists of documents are fetched only if
 * that fails.
 */
async function findInVersion(
  name: string,
  page: PageData,
  loader: PageLoader,
  site: SiteData,
  store: SiteStore,
) {
  const pathOf = (version?: string) =>
    site.docs.versions.find((candidate) => candidate.name === version)?.path ?? '/';
  const { search, hash } = window.location;
  const path = encodePath(pathOf(name) + page.path.slice(pathOf(page.version).length));
  try {
    if ((await loader.load(path))?.data.id === page.id) return path + search + hash;
  } catch {
    // The router cannot load the page either, but it reports the failure and offers to retry.
    return path + search + hash;
  }
  const { fetchVersionDocs } = await import('#client/hooks/fetch-version-docs.ts');
  await fetchVersionDocs(site, store, page.version ?? '').catch(() => undefined);
  const found = store.getState().versionDocs[page.id]?.[name];
  return found === undefined ? encodePath(pathOf(name)) : encodePath(found) + search + hash;
}
