import path from 'node:path';
import type { Plugin } from 'vite';
import { currentVersionName } from '#shared/config/version-config.ts';
import { placeOf } from '#node/site/content/page-files.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { hashText } from '#node/base/cache/hash-files.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { scanPage } from '#node/site/content/scan-page.ts';
import { createContext } from '#node/compile/context/compile-context.ts';
import { planOf } from '#node/compile/components/id-plan.ts';
import { compileModule } from '#node/compile/compile-module.ts';
import { withoutLoaders } from '#node/compile/components/imported-files.ts';
import type { Site } from '#node/compile/model/site.ts';

/**
 * Serves the site's pages, and the Markdown files that they import, as the modules that the site
 * has compiled.
 */
export function mdxPlugin(site: Site): Plugin {
  const pageOf = (id: string) => site.manifest().byFile.get(id);

  /**
   * Returns the compiled module of a page or partial. A partial's module comes from a page that
   * imports it; without one, the partial is compiled on its own.
   */
  async function compiledModule(text: string, id: string, isServed: boolean) {
    const file = fileOf(id);
    const own = pageOf(id);
    const isSaved = own && isServed && own.hash !== hashText(text);
    // If a page was saved together with its imports, this text may be newer than the site's
    // version, and browsers may not load the page again.
    const page = isSaved ? { ...scanPage(own, text), record: own.record } : own;
    for (const user of page ? [page] : site.dependentsOf(file)) {
      const { modules } = await site.compile(user);
      const module = modules[id.replace(/\?partial$/, '')];
      if (module || page) return module;
    }
    // The site's components may also import Markdown, which is then a partial (`_install.mdx`)
    // rather than a page.
    const { options } = site;
    const place = placeOf(file, options) ?? {
      origin: 'content',
      source: pathFrom(options.contentDir, file),
      version: options.versions[0]?.name ?? currentVersionName,
    };
    const isOpen = options.dialect.hasOpenFrontmatter;
    const partial = scanPage({ file, ...place, isOpen }, text);
    const sources = site.sourcesOf(partial.version);
    const kind = { isPartial: true, containsHtml: true, idPlan: planOf(id) };
    const context = createContext(partial, sources, kind);
    await compileModule(context);
    return context.result.module;
  }

  return {
    name: 'docs:mdx',
    // Runs before React's transform, which reads the JavaScript that MDX is compiled to.
    enforce: 'pre',
    async resolveId(id, importer, options) {
      const { root, siteDir } = site.options;
      const resolve = (wanted: string, from = importer) =>
        this.resolve(wanted, from, { ...options, skipSelf: true });
      const plain = withoutLoaders(id);
      if (plain !== id) return resolve(plain);
      if (importer !== undefined && isSource(fileOf(importer)) && /\.mdx?$/.test(fileOf(id))) {
        const found = await resolve(fileOf(id));
        if (found && planOf(id)) return found.id + id.slice(fileOf(id).length);
        // React's refresh code imports the module that contains it.
        if (found?.id === fileOf(importer)) return importer;
        return found && pageOf(found.id) ? found.id + partialMark : found;
      }
      // Pages outside the project also resolve imports from the project's packages, most
      // importantly React.
      if (importer === undefined || /^[./\0]/.test(id) || importer.startsWith(`${root}/`))
        return undefined;
      return (
        (await resolve(id)) ??
        (await resolve(id, path.join(siteDir, 'index.js'))) ??
        resolve(id, path.join(root, 'index.html'))
      );
    },
    load: (id) => (isSource(fileOf(id)) ? readTextFile(fileOf(id)).text : undefined),
    async transform(text, id) {
      if (!isSource(fileOf(id))) return undefined;
      const { mode, config } = this.environment;
      const { code = '', map = null } = (await compiledModule(text, id, mode === 'dev')) ?? {};
      return { code, map: mode === 'dev' || config.build.sourcemap ? map : null };
    },
  };
}

/**
 * Suffix added to a page's id when another page imports it as a partial, because the compiled
 * partial differs from the page's own module.
 */
const partialMark = '?partial';

function fileOf(id: string) {
  return id.replace(/\?partial(?:=[\w-]+)?$/, '');
}

function isSource(id: string) {
  return /\.mdx?$/.test(id) && path.isAbsolute(id) && !id.includes('/node_modules/');
}
