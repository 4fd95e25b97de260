import { createLocalSearch, type LocalSearch } from './local-search.ts';

async function fetchJson(address: string): Promise<unknown> {
  const response = await fetch(address);
  if (!response.ok)
    throw new Error(`The search file ${address} could not be fetched (${response.status}).`);
  return response.json();
}

/** The local search of this site, shared by the dialog and the search page. */
export const siteSearch: LocalSearch = createLocalSearch({
  files: async () => (await import('virtual:docs/search')).default,
  fetchJson,
});
