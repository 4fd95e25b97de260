import { memberUrl, type DeclarationIndex } from '#shared/search/declaration-index.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';

/** Members of each page's declaration in the API reference, keyed by page path. */
export type Members = ReadonlyMap<
  string,
  readonly { readonly label: string; readonly path: string }[]
>;

/**
 * Fetches the members in a version's API reference. Returns an empty map if the version has none.
 */
export async function fetchMembers(version: string): Promise<Members> {
  const address = (await fetchSiteIndex()).search?.[version]?.declarations;
  const index = address === undefined ? [] : ((await fetchJson(address)) as DeclarationIndex);
  return new Map(
    index.map(([path, , , , ...members]) => [
      path,
      members.map((member) => ({ label: member[0], path: memberUrl(path, member) })),
    ]),
  );
}
