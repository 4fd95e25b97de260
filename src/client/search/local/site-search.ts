import { once } from '#engine/text/once.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { createLocalSearch } from './local-search.ts';

/** Returns the local search for a version of the docs; the dialog and the search page share it. */
export const siteSearch = once((version: string) =>
  createLocalSearch(() => loadFiles(version), fetchJson),
);

async function loadFiles(version: string) {
  const files = (await fetchSiteIndex()).search?.[version];
  if (!files) throw new Error(`There is no search for the version ${version}.`);
  return files;
}
