import path from 'node:path';
import type { Plugin, Environment } from 'vite';
import { isLive } from '#shared/page/page-content.ts';
import { currentVersionName } from '#shared/config/version-config.ts';
import { placeOf } from '#node/site/content/page-files.ts';
import { pathFrom } from '#node/base/files/is-inside.ts';
import { readTextFile } from '#node/base/report/read-text-file.ts';
import { scanPage, type ScannedPage } from '#node/site/content/scan-page.ts';
import { createContext } from '#node/compile/context/compile-context.ts';
import { planOf } from '#node/compile/components/id-plan.ts';
import { compileModule } from '#node/compile/compile-module.ts';
import { formatOf } from '#node/compile/context/page-format.ts';
import { withoutLoaders } from '#node/compile/components/imported-files.ts';
import { preprocess } from '#node/compile/preprocess.ts';
import type { Site } from '#node/compile/model/site.ts';
import type { SiteOptions } from '#node/compile/model/site-options.ts';

/**
 * Runs @mdx-js/rollup on the pages of the site and on the Markdown files that they import. The site
 * caches compiled pages, even between builds, so they are not compiled again for each of the
 * bundles; imported partials are compiled here.
 */
export function mdxPlugin(site: Site): Plugin {
  const pageOf = (id: string): ScannedPage | undefined => site.manifest().byFile.get(id);
  return {
    name: 'docs:mdx',
    // Runs before React's transform, which reads the JavaScript that MDX becomes.
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
        // React's refresh code imports the module that it is part of.
        if (found?.id === fileOf(importer)) return importer;
        return found && pageOf(found.id) ? found.id + partialMark : found;
      }
      // Pages outside the project resolve to the packages of the project, most importantly React.
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
      const file = fileOf(id);
      if (!isSource(file)) return undefined;
      const page = pageOf(id);
      const withMap = isMapped(this.environment);
      const known = page && (await site.compile(page));
      // Compiled code with a source map is not cached.
      if (known && !(withMap && isLive(known.content)))
        return { code: known.code ?? '', map: null };
      // A page that is saved together with its imports may be newer than the site's version of it,
      // and this may be the last code that browsers run.
      const { bodyLine, ...read } = page
        ? { ...scanPage(page, text), record: page.record }
        : scanPartial(file, site.options, text);
      // Blank lines replace the frontmatter, so that line numbers do not change.
      const whole = { ...read, body: '\n'.repeat(bodyLine) + read.body, bodyLine: 0 };
      const idPlan = page ? known?.idPlan : planOf(id);
      const context = createContext(whole, site.sourcesOf(whole.version), {
        isPartial: !page,
        idPlan,
      });
      const format = formatOf(whole, context.settings.markdownFormat);
      const source = preprocess(whole.body, format);
      const input = { source, format, context, name: file };
      const { code, map } = await compileModule(input);
      return { code, map: withMap ? mapOf(map) : null };
    },
  };
}

/** Rollup's types also allow source maps with several files, which MDX never creates. */
function mapOf(map: unknown): string | null {
  return map === undefined ? null : JSON.stringify(map);
}

/**
 * Suffix of a page's id when another page imports it as a partial, because the page's own module
 * differs.
 */
const partialMark = '?partial';

function fileOf(id: string): string {
  return id.replace(/\?partial(?:=[\w-]+)?$/, '');
}

/** Reads a file that is not a page, but a partial imported by pages (`_install.mdx`). */
function scanPartial(file: string, options: SiteOptions, text: string): ScannedPage {
  const place = placeOf(file, options) ?? {
    origin: 'content',
    source: pathFrom(options.contentDir, file),
    version: options.versions[0]?.name ?? currentVersionName,
  };
  return scanPage({ file, ...place, isOpen: options.dialect.hasOpenFrontmatter }, text);
}

function isSource(id: string): boolean {
  return /\.mdx?$/.test(id) && path.isAbsolute(id) && !id.includes('/node_modules/');
}

/**
 * Whether code gets a source map: on the dev server, and in a build that locates mistakes.
 */
function isMapped({ mode, config }: Environment): boolean {
  return mode === 'dev' || Boolean(config.build.sourcemap);
}
