import { siteIndexFile, type SiteIndex } from '#shared/paths/site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';

/** Fetches the index of the site as currently published. Rejects if it cannot be fetched. */
export function fetchSiteIndex(): Promise<SiteIndex> {
  // Always revalidated, even on hosts that let browsers cache everything for a while.
  return fetchJson(import.meta.env.BASE_URL + siteIndexFile, { cache: 'no-cache' });
}
