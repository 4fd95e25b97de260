import type { Plugin } from 'vite';
import { packShard } from '#shared/search/packed-shard.ts';
import type { SearchFiles } from '#shared/search/search-files.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { currentVersionName } from '#shared/version-config.ts';
import { withBase } from '#shared/base-path.ts';
import { buildShard, isNeededFor, searchGroups } from '../search/build-shards.ts';
import { compileForSearch } from '../search/compile-for-search.ts';
import type { Site } from '../site/site.ts';
import { resolved, virtualIds } from '../site/virtual-ids.ts';

/** Serves the files of the local search in development: each is rebuilt when the browser asks for it, so that opening the search does not wait for the pages of the API. */
export function searchPlugin(site: Site): Plugin {
  return {
    name: 'docs:search',
    apply: 'serve',
    resolveId: (id) => (id === virtualIds.search ? resolved(id) : undefined),
    load: (id) =>
      id === resolved(virtualIds.search)
        ? `export default ${JSON.stringify(toSearchFiles(allShards(site).map((place) => [place, devAddress(site, place)])))};\n`
        : undefined,
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const place = allShards(site).find(
          (candidate) => request.url?.split('?')[0] === devAddress(site, candidate),
        );
        if (!place) return next();
        makeShard(site, place).then((shard) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(shard));
        }, next);
      });
    },
  };
}

/** Makes the files of the local search into assets with hashed names; gives their addresses by version. */
export async function publishSearchFiles(
  site: Site,
): Promise<Readonly<Record<string, SearchFiles>>> {
  const addresses: [ShardPlace, string][] = [];
  for (const place of allShards(site))
    addresses.push([
      place,
      site.assets.addJson('search', nameOf(place), await makeShard(site, place)),
    ]);
  return toSearchFiles(addresses);
}

function toSearchFiles(
  addresses: readonly (readonly [ShardPlace, string])[],
): Readonly<Record<string, SearchFiles>> {
  const files: Record<string, Record<string, string>> = {};
  for (const [{ version, group }, address] of addresses) (files[version] ??= {})[group] = address;
  return files as Readonly<Record<string, SearchFiles>>;
}

/** Which part of the index a file holds. */
interface ShardPlace {
  readonly version: string;
  readonly group: SearchGroup;
}

/** Every version is searched on its own. */
function allShards({ options }: Site): readonly ShardPlace[] {
  return options.versions.flatMap(({ name }) =>
    searchGroups.map((group) => ({ version: name, group })),
  );
}

function nameOf({ version, group }: ShardPlace): string {
  return version === currentVersionName ? group : `${version}-${group}`;
}

function devAddress(site: Site, place: ShardPlace): string {
  return withBase(site.options.config.baseUrl, `/@search/${nameOf(place)}.json`);
}

async function makeShard(site: Site, { version, group }: ShardPlace) {
  const pages = await compileForSearch(
    site,
    ({ record }) => record.version === version && isNeededFor(group, record),
  );
  return packShard(buildShard(group, pages, (path) => site.manifest().byPath.has(path)));
}
