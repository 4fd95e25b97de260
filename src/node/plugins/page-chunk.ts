import type { PageData } from '#shared/page.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';

/** Folder of the pages' chunks below `assets/`. */
export const pageChunkFolder = 'pages';

/** Folder below `assets/` of the code of live pages, without data and text: a document brings those itself. */
export const contentChunkFolder = 'content';

/** Name of a page's chunk, without hash and extension: `/user/glossary/` → `user-glossary`. */
export function pageChunkName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'index';
}

/** Code of the module that brings a page: its data, and its content as compiled MDX or, where there is none, as a string of HTML. */
export function pageModuleCode(page: ScannedPage, compiled: CompiledPage, data: PageData): string {
  if (compiled.code === undefined) return staticPageCode(compiled, data);
  return `${pagePartsCode(compiled, data)}export { default } from ${JSON.stringify(page.file)};\n`;
}

/** Code of the module that brings a static page: its data, and its content as a string of HTML. It imports nothing. */
export function staticPageCode({ html }: CompiledPage, data: PageData): string {
  return `${dataCode(data)}export default ${JSON.stringify(html)};\n`;
}

/** Code of the module that brings what a page has besides its compiled MDX: its data and the HTML of its static parts. */
export function pagePartsCode({ staticHtml }: CompiledPage, data: PageData): string {
  return `${dataCode(data)}export const staticHtml = ${JSON.stringify(staticHtml)};\n`;
}

function dataCode(data: PageData): string {
  return `export const data = ${JSON.stringify(data)};\n`;
}
