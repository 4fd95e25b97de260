import { isLive, type PageContent } from '#shared/page/page-content.ts';
import type { PageData } from '#shared/page/page.ts';
import type { CompiledPage } from '#node/compile/context/compiled-page.ts';

/**
 * Folder in `assets/` for live pages' code. Browsers load only this code if the HTML document
 * already contains the page's static parts.
 */
export const contentChunkFolder = 'content';

/**
 * Returns the name of a page's chunk, without hash and extension: `/user/glossary/` →
 * `user-glossary`.
 */
export function pageChunkName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'index';
}

/**
 * Returns a page's module for development: the page's data and its content. The content is compiled
 * MDX, even for a static page, because any save may make the page live; without compiled MDX, it is
 * a string of HTML.
 */
export function pageModuleCode(
  file: string,
  { modules, content }: Pick<CompiledPage, 'modules' | 'content'>,
  data: PageData,
): string {
  if (!modules[file]) return pageChunkCode(content, data);
  const live = isLive(content) ? content : { html: null, staticHtml: {} };
  return `${pageChunkCode(live, data)}export { default } from ${JSON.stringify(file)};\n`;
}

/**
 * Returns a page's chunk, which imports nothing. It contains the page's data, except for data that
 * changes with other pages, and the page's content: a string of HTML or, for a live page, the HTML
 * of its static parts.
 */
export function pageChunkCode(content: PageContent, data: PageData): string {
  const exported = isLive(content)
    ? `const staticHtml = ${JSON.stringify(content.staticHtml)}`
    : `default ${JSON.stringify(content.html)}`;
  return `export const data = ${JSON.stringify({ ...data, versionPaths: undefined })};\nexport ${exported};\n`;
}
