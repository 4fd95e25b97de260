import type { SearchFiles } from '#shared/search/search-shard.ts';
import { currentVersionName } from '#shared/config/version-config.ts';
import type { DocsVersion } from '#node/site/content/docs-versions.ts';
import { isShownIn, pathInVersion } from '#node/site/content/place-pages.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { Feature } from '#node/compile/model/feature.ts';
import type { Site } from '#node/compile/model/site.ts';
import { buildDeclarations } from './index-files/build-declarations.ts';
import { buildShard, isNeededFor, searchGroups } from './index-files/build-shards.ts';
import { compileForSearch } from './compile-for-search.ts';

/**
 * The search page, the files of the local search for each version, and a preconnect hint for a
 * hosted search.
 */
export const search: Feature = {
  outputs(site) {
    const { searchPagePath } = site.config().search;
    return searchPagePath ? [[`${searchPagePath}/index.html`, { what: 'the search page' }]] : [];
  },
  async siteIndex(site, publish) {
    const { hasReference, versions } = site.options;
    const groups = [...searchGroups, ...(hasReference ? ['declarations' as const] : [])];
    const files: Record<string, SearchFiles> = {};
    for (const version of versions) {
      const prefix = version.name === currentVersionName ? '' : `${version.name}-`;
      const addresses: Partial<Record<keyof SearchFiles, string>> = {};
      for (const group of groups) {
        const create = () => createFile(site, version, group);
        addresses[group] = await publish(`search/${prefix}${group}`, create);
      }
      files[version.name] = addresses as SearchFiles;
    }
    return { search: files };
  },
  siteTags({ search: { hosted } }) {
    if (!hosted) return [];
    const href = `https://${hosted.appId}-dsn.algolia.net`;
    return [{ tag: 'link', attributes: { rel: 'preconnect', href, crossorigin: 'anonymous' } }];
  },
};

/** Creates part of a version's search index, or the list of its declarations. */
async function createFile(site: Site, version: DocsVersion, group: keyof SearchFiles) {
  const isShown = ({ record }: ScannedPage) => isShownIn(version, record);
  const { path: apiPath } = site.options.config.api;
  if (group === 'declarations') return buildDeclarations(site.pages().filter(isShown), apiPath);
  const pages = await compileForSearch(
    site,
    (page) => isShown(page) && isNeededFor(group, page.record, apiPath),
  );
  return buildShard(group, pages, {
    findPage: addressFinder(site, version),
    language: site.sourcesOf(version.name).tools.language,
    apiPath,
  });
}

/**
 * Creates a function that maps the path of a page in a single-version site to the same page in a
 * version. That function returns undefined if there is no such page.
 */
function addressFinder(site: Site, version: DocsVersion) {
  const { versionPath, referencePath } = site.sourcesOf(version.name).settings;
  const { path: apiPath } = site.options.config.api;
  return (path: string) => {
    const above = path.startsWith(`/${apiPath}/`) ? referencePath : versionPath;
    return site.pageAt(pathInVersion({ path: above }, path))?.record.path;
  };
}
