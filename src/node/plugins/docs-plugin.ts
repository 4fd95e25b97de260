import type { Plugin } from 'vite';
import { toRouteTables } from '#shared/route-table.ts';
import type { SiteData } from '#shared/site-data.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { Site } from '../site/site.ts';
import { formatProblems } from '../report/format-problems.ts';
import { pageModuleCode, pagePartsCode } from './page-chunk.ts';
import { pageAddressMark, routeTableCode, withAddresses } from './route-modules.ts';
import { resolved, virtualIds } from '../site/virtual-ids.ts';

/** What asks for a route table: the dev server, the build for the browser, or the build that renders pages. */
type Consumer = 'dev' | 'client' | 'ssr';

/**
 * Serves the site's data, route tables and pages as virtual modules. A production build bundles live pages only: the chunks
 * of static ones are finished as they are, so that route tables get their addresses when those are written, and what renders
 * pages is handed their HTML.
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
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const files = new Map(chunks.map((chunk) => [chunk.facadeModuleId, chunk.fileName]));
      const addressOf = (module: string): string =>
        site.options.config.baseUrl + (files.get(module) ?? files.get(resolved(module)) ?? '');
      for (const chunk of chunks)
        if (chunk.facadeModuleId?.startsWith(resolved(virtualIds.table)))
          chunk.code = withAddresses(chunk.code, addressOf);
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
          { isBundled: consumer === 'client' },
        );
      }
      if (id.startsWith(resolved(`${virtualIds.page}/`)))
        return loadPage(site, id.slice(resolved(virtualIds.page).length), this.environment.mode);
      return undefined;
    },
  };
}

/** Paths of all pages, sorted. */
export function sitePaths(site: Site): readonly string[] {
  return site.manifest().pages.map((page) => page.path);
}

/** The modules of each page of a route table, by the page's path. */
async function tableModules(
  site: Site,
  index: number,
  consumer: Consumer,
): Promise<ReadonlyMap<string, string | readonly string[]>> {
  const modules = new Map<string, string | readonly string[]>();
  for (const path of toRouteTables(sitePaths(site))[index] ?? []) {
    const page = findPage(site, path);
    const compiled = consumer === 'dev' ? undefined : await site.compile(page);
    if (!compiled) modules.set(path, [virtualIds.page + path]);
    else if (compiled.html === null) modules.set(path, [virtualIds.page + path, page.file]);
    else if (consumer === 'client') modules.set(path, pageAddressMark(path));
  }
  return modules;
}

async function loadPage(site: Site, path: string, mode: string): Promise<string> {
  const page = findPage(site, path);
  const compiled = await site.compile(page);
  const errors = [...page.problems, ...compiled.problems].filter(
    (problem) => problem.severity === 'error',
  );
  if (errors.length > 0) throw new Error(formatProblems(errors, site.options.root));
  const data = site.pageData(page, compiled);
  // The content of a live page is a chunk beside the one of its data and text: a document that holds those brings it alone.
  return mode !== 'dev' && compiled.html === null
    ? pagePartsCode(compiled, data)
    : pageModuleCode(page, compiled, data);
}

function findPage(site: Site, path: string): ScannedPage {
  const page = site.manifest().scanned.get(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  return page;
}
