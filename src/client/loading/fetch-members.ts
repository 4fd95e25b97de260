import { memberUrl, type DeclarationIndex } from '#shared/search/declaration-index.ts';
import { fetchSiteIndex } from '#client/page-data/fetch-site-index.ts';
import { fetchJson } from '#client/page-data/fetch-json.ts';

/** Members declared on each page, by page path. */
export type Members = ReadonlyMap<
  string,
  readonly { readonly label: string; readonly path: string }[]
>;

/**
 * Fetches the members described in a version's reference; empty if the version has no reference.
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
