import { withBase } from '#shared/paths/base-path.ts';
import { toRouteTables } from '#shared/paths/route-table.ts';
import { siteIndexFile, type RouteTable, type SiteIndex } from '#shared/paths/site-index.ts';
import { pageModuleId } from '#node/compile/model/virtual-ids.ts';
import type { Site } from '#node/compile/model/site.ts';
import { routeContextAddress } from '#node/build/page-data/plugin-files.ts';
import { movedPaths } from '../features/redirects/resolve-redirects.ts';
import { devSearchFiles } from '../features/search/search-files.ts';

/**
 * Returns the current site index or route table at a path of the dev server; undefined if there is
 * none. In a build, `publishRoutes` writes them.
 */
export function devRoutes(site: Site, path: string): SiteIndex | RouteTable | undefined {
  if (path === `/${siteIndexFile}`) return toIndex(site);
  const table = /^\/@routes\/(\d+)\.json$/.exec(path)?.[1];
  return table === undefined ? undefined : toTable(site, Number(table));
}

function toIndex(site: Site): SiteIndex {
  const { baseUrl } = site.options.config;
  const tables = toRouteTables(site.manifest().pages.map(({ path }) => path));
  return {
    app: '',
    firstPaths: tables.map(([first = '']) => first),
    tables: tables.map((_, index) => withBase(baseUrl, `/@routes/${index}.json`)),
    moved: movedPaths(site.redirects()),
    routeContext: routeContextAddress(site),
    search: devSearchFiles(site),
  };
}

function toTable(site: Site, index: number): RouteTable {
  const paths = toRouteTables(site.manifest().pages.map((page) => page.path))[index] ?? [];
  return Object.fromEntries(paths.map((path) => [path, { modules: [moduleAddress(site, path)] }]));
}

/** Returns the address of a virtual module on Vite's dev server. */
function moduleAddress({ options }: Site, path: string): string {
  const id = pageModuleId(path).replace('\0', '__x00__');
  return withBase(options.config.baseUrl, `/@id/${id}`);
}
