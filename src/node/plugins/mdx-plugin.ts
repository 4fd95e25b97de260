import path from 'node:path';
import mdx from '@mdx-js/rollup';
import type { Plugin } from 'vite';
import type { VFile } from 'vfile';
import { currentVersionName } from '#shared/config/version-config.ts';
import { placeOf } from '../content/page-files.ts';
import { pathFrom } from '../files/is-inside.ts';
import { readTextFile } from '../files/read-text-file.ts';
import { scanPage, type ScannedPage } from '../content/scan-page.ts';
import { createContext, type CompileContext } from '../mdx/context/compile-context.ts';
import { mdxOptions } from '../mdx/compile/mdx-options.ts';
import { formatOf } from '../mdx/context/page-format.ts';
import { withoutLoaders } from '../mdx/components/imported-files.ts';
import { preprocess } from '../mdx/compile/preprocess.ts';
import type { Site } from '../site/model/site.ts';
import { isMapped } from './is-mapped.ts';
import { syntaxOf } from '../site/model/site-options.ts';

/**
 * Runs @mdx-js/rollup on the pages of the site and on the Markdown files that they import. The site
 * caches compiled pages, even between builds, so they are not compiled again for each of the
 * bundles; imported pieces are compiled here.
 */
export function mdxPlugin(site: Site): Plugin {
  const pageOf = (id: string): ScannedPage | undefined => site.manifest().byFile.get(id);
  const contextOfPiece = (file: string): CompileContext => pieceContext(file, site);
  const pieces = createCompilers(site, contextOfPiece);
  const checkedPieces = createCompilers(site, contextOfPiece, true);
  const contextOfPage = (file: string): CompileContext => {
    const page = pageOf(file);
    return page ? pageContext(page, site) : contextOfPiece(file);
  };
  const pages = createCompilers(site, contextOfPage, true);
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
      if (importer !== undefined && isSource(fileOf(importer)) && /\.mdx?$/.test(id)) {
        const found = await resolve(id);
        // The code for refreshing imports its own module.
        if (found?.id === fileOf(importer)) return importer;
        return found && pageOf(found.id) ? found.id + pieceMark : found;
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
      // Compiled code with a source map is not kept.
      if (known && !(withMap && known.html === null)) return { code: known.code ?? '', map: null };
      // A page that is saved together with its imports may be newer than the site's version of it,
      // and this may be the last code that browsers run.
      const context = page
        ? pageContext(scanPage(page, text), site)
        : pieceContext(file, site, text);
      const { body, bodyLine } = context.page;
      const format = formatOf(context.page, context.settings.markdownFormat);
      // Blank lines replace the frontmatter, so that line numbers do not change.
      const source = '\n'.repeat(bodyLine) + preprocess(body, format);
      const compilers = page ? pages : withMap ? checkedPieces : pieces;
      const compiled = await compilers[format].transform(source, file);
      return { code: compiled?.code ?? '', map: withMap ? mapOf(compiled?.map) : null };
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
const pieceMark = '?piece';

function fileOf(id: string): string {
  return id.endsWith(pieceMark) ? id.slice(0, -pieceMark.length) : id;
}

/** Creates plugins that compile a file of each format, in the context that belongs to it. */
function createCompilers(
  site: Site,
  contextOf: (file: string) => CompileContext,
  isChecked = false,
) {
  const { inlineHtml = false } = site.options;
  const contextFor = (file: VFile): CompileContext => {
    const context = contextOf(file.path);
    // Blank lines replace the frontmatter in the parsed text.
    return { ...context, page: { ...context.page, bodyLine: 0 } };
  };
  const options = { syntax: syntaxOf(site.options), contextFor, inlineHtml, isChecked };
  return {
    md: mdx(mdxOptions({ format: 'md', ...options })),
    mdx: mdx(mdxOptions({ format: 'mdx', ...options })),
  };
}

function pageContext(page: ScannedPage, { sourcesOf }: Site): CompileContext {
  return createContext(page, sourcesOf(page.version));
}

/**
 * Creates the compilation of a file that is not a page, but a partial imported by pages
 * (`_install.mdx`).
 */
function pieceContext(file: string, { options, sourcesOf }: Site, text?: string): CompileContext {
  const place = placeOf(file, options) ?? {
    origin: 'content',
    source: pathFrom(options.contentDir, file),
    version: options.versions[0]?.name ?? currentVersionName,
  };
  const piece = scanPage({ file, ...place, isForeign: options.isForeign }, text);
  return createContext(piece, sourcesOf(place.version), true);
}

function isSource(id: string): boolean {
  return /\.mdx?$/.test(id) && path.isAbsolute(id) && !id.includes('/node_modules/');
}
