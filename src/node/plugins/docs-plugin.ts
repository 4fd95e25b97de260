import type { Plugin } from 'vite';
import type { SiteData } from '#shared/site-data.ts';
import type { Site } from '../site/site.ts';
import { formatProblems } from '../report/format-problems.ts';
import { pageModuleCode } from './page-module.ts';
import { routeTableCode } from './route-modules.ts';
import { resolved, virtualIds } from './virtual-ids.ts';

/** Serves the site's data, route tables and pages as virtual modules. The server build gets live pages only: static HTML is handed to it. */
export function docsPlugin(site: Site, siteData: () => SiteData): Plugin {
  return {
    name: 'docs',
    enforce: 'pre',
    resolveId(id) {
      return id === virtualIds.site || id.startsWith(virtualIds.table) || id.startsWith(`${virtualIds.page}/`) ? resolved(id) : undefined;
    },
    async load(id) {
      if (id === resolved(virtualIds.site)) return `export default ${JSON.stringify(siteData())};\n`;
      if (id.startsWith(resolved(virtualIds.table))) return routeTableCode(sitePaths(site), Number(id.slice(resolved(virtualIds.table).length)));
      if (id.startsWith(resolved(`${virtualIds.page}/`))) return loadPage(site, id.slice(resolved(virtualIds.page).length));
      return undefined;
    },
  };
}

/** Paths of all pages, sorted. */
export function sitePaths(site: Site): readonly string[] {
  return site.manifest().pages.map((page) => page.path);
}

async function loadPage(site: Site, path: string): Promise<string> {
  const page = site.manifest().scanned.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const compiled = await site.compile(page);
  const errors = [...page.problems, ...compiled.problems].filter((problem) => problem.severity === 'error');
  if (errors.length > 0) throw new Error(formatProblems(errors, site.options.root));
  return pageModuleCode(page, compiled, site.pageData(page, compiled));
}
