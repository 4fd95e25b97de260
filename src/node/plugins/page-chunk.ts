import type { PageData } from '#shared/page.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';

/** Folder of the pages' chunks below `assets/`. */
export const pageChunkFolder = 'pages';

/** Name of a page's chunk, without hash and extension: `/user/glossary/` → `user-glossary`. */
export function pageChunkName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'index';
}

/**
 * Code of the module that brings a page: its data, its content as compiled MDX with the HTML of its static parts, or as
 * one string of HTML where it comes from the fast lane.
 */
export function pageModuleCode(page: ScannedPage, compiled: CompiledPage, data: PageData): string {
  const dataCode = `export const data = ${JSON.stringify(data)};\n`;
  if (compiled.code === undefined)
    return `${dataCode}export default ${JSON.stringify(compiled.html)};\n`;
  return `${dataCode}export const staticHtml = ${JSON.stringify(compiled.staticHtml)};\nexport { default } from ${JSON.stringify(page.file)};\n`;
}
