import type { Plugin } from 'vite';
import { packShard } from '#shared/search/packed-shard.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { currentVersionName } from '#shared/version-config.ts';
import { withBase } from '#shared/base-path.ts';
import { buildShard, isNeededFor, searchGroups } from '../search/build-shards.ts';
import { compileForSearch } from '../search/compile-for-search.ts';
import type { Site } from '../site/site.ts';
import { resolved, virtualIds } from './virtual-ids.ts';

/**
 * Makes the files of the local search. In the build they are assets with hashed names; in development each is made anew when the
 * browser asks for it, so that opening the search does not wait for the pages of the API.
 */
export function searchPlugin(site: Site): Plugin {
  return {
    name: 'docs:search',
    resolveId: (id) => (id === virtualIds.search ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(virtualIds.search)) return undefined;
      const isDev = this.environment.mode === 'dev';
      const files: Record<string, Record<string, string>> = {};
      for (const place of allShards(site)) {
        const address = isDev
          ? devAddress(site, place)
          : site.assets.addJson('search', nameOf(place), await makeShard(site, place));
        (files[place.version] ??= {})[place.group] = address;
      }
      return `export default ${JSON.stringify(files)};\n`;
    },
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
