import type { Plugin } from 'vite';
import { isLive } from '#shared/page/page-content.ts';
import { errorsOf } from '#shared/problem.ts';
import { BuildError } from '#node/base/report/build-error.ts';
import type { ScannedPage } from '#node/site/content/scan-page.ts';
import type { Site, SiteProject } from '#node/compile/model/site.ts';
import { isVirtual, resolved, virtualIds } from '#node/compile/model/virtual-ids.ts';
import { pageModuleCode } from './support/page-chunk.ts';

/**
 * Serves the site's data and, in development, its pages as virtual modules. A build bundles only
 * the code of live pages; `publishRoutes` writes everything else.
 */
export function docsPlugin({ site, siteData }: SiteProject): Plugin {
  return {
    name: 'docs',
    enforce: 'pre',
    resolveId: (id) => (isVirtual(resolved(id)) ? resolved(id) : undefined),
    async buildStart() {
      const { name, mode } = this.environment;
      if (mode !== 'build' || name !== 'client') return;
      // Emits each live page as its own chunk and keeps its export names, because the browser
      // imports live pages by URL and uses their exports by name.
      for (const { file } of await livePages(site))
        this.emitFile({ type: 'chunk', id: file, preserveSignature: 'strict' });
    },
    async load(id) {
      if (id === resolved(virtualIds.site))
        return `export default ${JSON.stringify(siteData())};\n`;
      if (id === resolved(virtualIds.pluginData))
        return `export default ${JSON.stringify(site.config().pluginData)};\n`;
      if (id === resolved(virtualIds.livePages)) {
        const rows = (await livePages(site)).map(
          ({ record, file }) =>
            `${JSON.stringify(record.path)}: () => import(${JSON.stringify(file)})`,
        );
        return `export default {\n${rows.join(',\n')}\n};\n`;
      }
      if (id.startsWith(resolved(`${virtualIds.page}/`)))
        return loadPage(site, id.slice(resolved(virtualIds.page).length).replace(/\/\.js$/, '/'));
      return undefined;
    },
  };
}

async function livePages(site: Site) {
  const live: ScannedPage[] = [];
  for (const page of site.pages()) if (isLive((await site.compile(page)).content)) live.push(page);
  return live;
}

async function loadPage(site: Site, path: string) {
  const page = site.pageAt(path);
  if (!page) throw new Error(`There is no page at ${path}.`);
  const compiled = await site.compile(page);
  const errors = errorsOf([...page.problems, ...compiled.problems]);
  if (errors.length > 0) throw new BuildError(errors);
  return pageModuleCode(page.file, compiled, site.pageData(page, compiled));
}
