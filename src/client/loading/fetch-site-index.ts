import { siteIndexFile, type SiteIndex } from '#shared/site-index.ts';

/** Fetches the index of the site as it is published now. Rejects when it cannot be fetched. */
export async function fetchSiteIndex(): Promise<SiteIndex> {
  const address = import.meta.env.BASE_URL + siteIndexFile;
  // Asked for again each time, also on hosts that let browsers keep everything for a while.
  const response = await fetch(address, { cache: 'no-cache' });
  if (!response.ok)
    throw new Error(`The index ${address} could not be fetched (${response.status}).`);
  return (await response.json()) as SiteIndex;
}
