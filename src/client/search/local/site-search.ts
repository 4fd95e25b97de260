import type { SearchFiles } from '#shared/search/search-shard.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';
import { createLocalSearch, type LocalSearch } from './local-search.ts';

/** Returns the local search of a version of the docs, shared by the dialog and the search page. */
export const siteSearch: (version: string) => LocalSearch = createSearches();

function createSearches(): (version: string) => LocalSearch {
  const searches = new Map<string, LocalSearch>();
  return (version) => {
    const search = searches.get(version) ?? createSearch(version);
    searches.set(version, search);
    return search;
  };
}

function createSearch(version: string): LocalSearch {
  return createLocalSearch({ files: () => loadFiles(version), fetchJson });
}

async function loadFiles(version: string): Promise<SearchFiles> {
  const files = (await fetchSiteIndex()).search[version];
  if (!files) throw new Error(`There is no search for the version ${version}.`);
  return files;
}
