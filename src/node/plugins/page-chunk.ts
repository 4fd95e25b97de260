import type { PageData } from '#shared/page.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';

/** Folder of the pages' chunks below `assets/`. */
export const pageChunkFolder = 'pages';

/** Name of a page's chunk, without hash and extension: `/user/glossary/` → `user-glossary`. */
export function pageChunkName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'index';
}

/** Code of a page's chunk: its data, and its content as an HTML string or, where it is live, as the compiled MDX component. */
export function pageModuleCode(page: ScannedPage, compiled: CompiledPage, data: PageData): string {
  const dataCode = `export const data = ${JSON.stringify(data)};\n`;
  if (compiled.html === null)
    return `import { createLiveContent } from '#client/mdx/live-content.tsx';\nimport Mdx from ${JSON.stringify(page.file)};\n${dataCode}export default createLiveContent(Mdx);\n`;
  return `${dataCode}export default ${JSON.stringify(compiled.html)};\n`;
}
