import type { Plugin } from 'vite';
import { packShard } from '#shared/search/packed-shard.ts';
import type { SearchFiles } from '#shared/search/search-files.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import { withBase } from '#shared/base-path.ts';
import { buildShard, isNeededFor, searchGroups } from '../search/build-shards.ts';
import { compileForSearch } from '../search/compile-for-search.ts';
import type { Site } from '../site/site.ts';
import { resolved } from './virtual-ids.ts';

const moduleId = 'virtual:docs/search';

/**
 * Makes the files of the local search. In the build they are assets with hashed names; in development each is made anew when the
 * browser asks for it, so that opening the search does not wait for the pages of the API.
 */
export function searchPlugin(site: Site): Plugin {
  return {
    name: 'docs:search',
    resolveId: (id) => (id === moduleId ? resolved(id) : undefined),
    async load(id) {
      if (id !== resolved(moduleId)) return undefined;
      const isDev = this.environment.mode === 'dev';
      const files: Record<string, string> = {};
      for (const group of searchGroups)
        files[group] = isDev
          ? devAddress(site, group)
          : site.assets.addJson('search', group, await makeShard(site, group));
      return `export default ${JSON.stringify(files satisfies Record<string, string> as SearchFiles)};\n`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const group = searchGroups.find(
          (name) => request.url?.split('?')[0] === devAddress(site, name),
        );
        if (!group) return next();
        makeShard(site, group).then((shard) => {
          response.setHeader('Content-Type', 'application/json');
          response.end(JSON.stringify(shard));
        }, next);
      });
    },
  };
}

function devAddress(site: Site, group: SearchGroup): string {
  return withBase(site.options.config.baseUrl, `/@search/${group}.json`);
}

async function makeShard(site: Site, group: SearchGroup) {
  const pages = await compileForSearch(site, ({ record }) => isNeededFor(group, record));
  return packShard(buildShard(group, pages, (path) => site.manifest().byPath.has(path)));
}
