import type { ServerResponse } from 'node:http';
import type { Plugin } from 'vite';
import { withBase, withoutBase } from '#shared/paths/base-path.ts';
import { toRouteTables } from '#shared/paths/route-table.ts';
import { siteIndexFile, type RouteTable, type SiteIndex } from '#shared/paths/site-index.ts';
import { pageModuleId } from '../site/virtual-ids.ts';
import type { Site } from '../site/model/site.ts';
import { movedPaths } from '../redirects/moved-paths.ts';
import { devSearchFiles } from './search-plugin.ts';

/** Serves the current site index and route tables in development. In a build, `publishRoutes` writes them. */
export function routesPlugin(site: Site): Plugin {
  const { baseUrl } = site.options.config;
  return {
    name: 'docs:routes',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const file = withoutBase(baseUrl, request.url?.split('?')[0] ?? '');
        const table = /^\/@routes\/(\d+)\.json$/.exec(file ?? '')?.[1];
        if (file === `/${siteIndexFile}`) sendJson(response, toIndex(site));
        else if (table !== undefined) sendJson(response, toTable(site, Number(table)));
        else next();
      });
    },
  };
}

function toIndex(site: Site): SiteIndex {
  const { baseUrl } = site.options.config;
  const tables = toRouteTables(site.manifest().pages.map(({ path }) => path));
  return {
    app: '',
    firstPaths: tables.map(([first = '']) => first),
    tables: tables.map((_, index) => withBase(baseUrl, `/@routes/${index}.json`)),
    moved: movedPaths(site.redirects()),
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

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('Content-Type', 'application/json');
  response.end(JSON.stringify(value));
}
