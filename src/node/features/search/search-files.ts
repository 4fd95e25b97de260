import type { SearchFiles, SearchGroup } from '#shared/search/search-shard.ts';
import { currentVersionName } from '#shared/config/version-config.ts';
import { withBase } from '#shared/paths/base-path.ts';
import { isShownIn, pathInVersion } from '#node/site/content/place-pages.ts';
import { buildDeclarations } from './index-files/build-declarations.ts';
import { buildShard, isNeededFor, searchGroups } from './index-files/build-shards.ts';
import { compileForSearch } from './compile-for-search.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import { addText, jsonAsset } from '#node/compile/model/assets.ts';
import type { Site } from '#node/compile/model/site.ts';

const declarations = 'declarations' as const;

/**
 * Creates the search file at a path of the dev server; undefined if there is none. It is created
 * when the browser requests it, so that opening the search does not wait for the API pages.
 */
export async function devShard(site: Site, path: string) {
  const place = allShards(site).find((candidate) => devPath(candidate) === path);
  return place && makeShard(site, place);
}

/** Returns the addresses of the search files in development, by version. */
export function devSearchFiles(site: Site): Readonly<Record<string, SearchFiles>> {
  return toSearchFiles(
    allShards(site).map((place) => [place, withBase(site.options.config.baseUrl, devPath(place))]),
  );
}

/** Adds the search files to the assets, under hashed names. Returns their addresses by version. */
export async function publishSearchFiles(
  site: Site,
): Promise<Readonly<Record<string, SearchFiles>>> {
  const { baseUrl } = site.options.config;
  const addresses: [ShardPlace, string][] = [];
  for (const place of allShards(site)) {
    const shard = jsonAsset(baseUrl, `search/${nameOf(place)}`, await makeShard(site, place));
    addresses.push([place, addText(site.assets, shard)]);
  }
  return toSearchFiles(addresses);
}

function toSearchFiles(
  addresses: readonly (readonly [ShardPlace, string])[],
): Readonly<Record<string, SearchFiles>> {
  const files: Record<string, Record<string, string>> = {};
  for (const [{ version, group }, address] of addresses) (files[version] ??= {})[group] = address;
  return files as Readonly<Record<string, SearchFiles>>;
}

/** A search file: a part of the index, or the list of declarations. */
interface ShardPlace {
  readonly version: string;
  readonly group: SearchGroup | 'declarations';
}

/** Lists the search files of all versions; each version has its own search. */
function allShards({ options }: Site): readonly ShardPlace[] {
  const groups: readonly ShardPlace['group'][] = options.hasReference
    ? [...searchGroups, declarations]
    : searchGroups;
  return options.versions.flatMap(({ name }) => groups.map((group) => ({ version: name, group })));
}

function nameOf({ version, group }: ShardPlace): string {
  return version === currentVersionName ? group : `${version}-${group}`;
}

function devPath(place: ShardPlace): string {
  return `/@search/${nameOf(place)}.json`;
}

async function makeShard(site: Site, { version, group }: ShardPlace) {
  const shown = site.options.versions.find(({ name }) => name === version);
  const isShown = ({ record }: ScannedPage) => shown !== undefined && isShownIn(shown, record);
  const { path: apiPath } = site.options.config.api;
  if (group === declarations) return buildDeclarations(site.pages().filter(isShown), apiPath);
  const pages = await compileForSearch(
    site,
    (page) => isShown(page) && isNeededFor(group, page.record, apiPath),
  );
  return buildShard(group, pages, {
    findPage: addressFinder(site, version),
    language: site.sourcesOf(version).tools.language,
    apiPath,
  });
}

/**
 * Creates a function that finds a version's counterpart of a page in a single-version site; it
 * returns undefined if there is none.
 */
function addressFinder(site: Site, version: string): (path: string) => string | undefined {
  const { versionPath, referencePath } = site.sourcesOf(version).settings;
  const { path: apiPath } = site.options.config.api;
  return (path) => {
    const above = path.startsWith(`/${apiPath}/`) ? referencePath : versionPath;
    return site.pageAt(pathInVersion({ path: above }, path))?.record.path;
  };
}
