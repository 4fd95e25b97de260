import type { Plugin } from 'vite';
import { toRouteTables } from '#shared/route-table.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';
import type { Site } from '../site/site.ts';
import { formatProblems } from '../report/format-problems.ts';
import { pageChunkFolder, pageChunkName, pageModuleCode } from './page-chunk.ts';
import { routeTableCode } from './route-modules.ts';
import { resolved, virtualIds } from './virtual-ids.ts';

/** What asks for a route table: the dev server, the build for the browser, or the build that renders pages. */
type Consumer = 'dev' | 'client' | 'ssr';

/**
 * Serves the site's data, route tables and pages as virtual modules. A production build bundles live pages only: the
 * chunk of a page of static HTML needs no bundler and is stored as an asset, and the server build is handed its HTML.
 */
export function docsPlugin(site: Site, siteData: () => SiteData): Plugin {
  return {
    name: 'docs',
    enforce: 'pre',
    resolveId(id) {
      return id === virtualIds.site ||
        id.startsWith(virtualIds.table) ||
        id.startsWith(`${virtualIds.page}/`)
        ? resolved(id)
        : undefined;
    },
    async load(id) {
      if (id === resolved(virtualIds.site))
        return `export default ${JSON.stringify(siteData())};\n`;
      if (id.startsWith(resolved(virtualIds.table))) {
        const consumer =
          this.environment.mode === 'dev'
            ? 'dev'
            : this.environment.name === 'ssr'
              ? 'ssr'
              : 'client';
        return routeTableCode(
          await tableModules(site, Number(id.slice(resolved(virtualIds.table).length)), consumer),
        );
      }
      if (id.startsWith(resolved(`${virtualIds.page}/`)))
        return loadPage(site, id.slice(resolved(virtualIds.page).length));
      return undefined;
    },
  };
}

/** Paths of all pages, sorted. */
export function sitePaths(site: Site): readonly string[] {
  return site.manifest().pages.map((page) => page.path);
}

/** The module of each page of a route table, by the page's path. */
async function tableModules(
  site: Site,
  index: number,
  consumer: Consumer,
): Promise<ReadonlyMap<string, string>> {
  const modules = new Map<string, string>();
  for (const path of toRouteTables(sitePaths(site))[index] ?? []) {
    const page = findPage(site, path);
    const compiled = consumer === 'dev' ? undefined : await site.compile(page);
    if (!compiled || compiled.html === null) modules.set(path, virtualIds.page + path);
    else if (consumer === 'client') modules.set(path, storeChunk(site, page, compiled));
  }
  return modules;
}

/** Stores the finished chunk of a static page; returns its address. */
function storeChunk(site: Site, page: ScannedPage, compiled: CompiledPage): string {
  return site.assets.addText(
    pageChunkFolder,
    pageChunkName(page.record.path),
    '.js',
    pageModuleCode(page, compiled, site.pageData(page, compiled)),
  );
}

async function loadPage(site: Site, path: string): Promise<string> {
  const page = findPage(site, path);
  const compiled = await site.compile(page);
  const errors = [...page.problems, ...compiled.problems].filter(
    (problem) => problem.severity === 'error',
  );
  if (errors.length > 0) throw new Error(formatProblems(errors, site.options.root));
  return pageModuleCode(page, compiled, site.pageData(page, compiled));
}

function findPage(site: Site, path: string): ScannedPage {
  const page = site.manifest().scanned.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}
