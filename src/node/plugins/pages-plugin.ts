import pages from 'vite-plugin-pages';
import type { Plugin } from 'vite';
import { pageExtensions, pageOptions } from '../content/page-files.ts';
import type { Site } from '../site/site.ts';
import { sitePaths } from './docs-plugin.ts';
import { routeIndexCode } from './route-modules.ts';
import { virtualIds } from '../site/virtual-ids.ts';

/** vite-plugin-pages, finding and watching the written pages, with our own resolver: what it finds goes to the site, and the route index comes from there. The generated reference comes and goes as a whole. */
export function pagesPlugin(site: Site): Plugin {
  const resolver = {
    resolveModuleIds: () => [virtualIds.routes],
    resolveExtensions: () => pageExtensions,
    getComputedRoutes: () => [],
    resolveRoutes(context: { readonly pageRouteMap: ReadonlyMap<string, unknown> }) {
      const generated = site.scanned().filter(({ origin }) => origin === 'api');
      site.load([...context.pageRouteMap.keys(), ...generated.map(({ file }) => file)].sort());
      return routeIndexCode(sitePaths(site));
    },
  };
  const { versions } = site.options;
  return pages(pageOptions({ versions }, resolver)) as Plugin;
}
