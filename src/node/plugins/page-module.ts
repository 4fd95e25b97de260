import type { PageData } from '#shared/page.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile-page.ts';

/** Code of a page's chunk: its data, and its content as HTML or, where it is live, as the compiled MDX component. */
export function pageModuleCode(page: ScannedPage, compiled: CompiledPage, data: PageData): string {
  const dataCode = `export const data = ${JSON.stringify(data)};\n`;
  if (compiled.html === null) return `import { createLiveContent } from '#client/mdx/live-content.tsx';\nimport Mdx from ${JSON.stringify(page.file)};\n${dataCode}export default createLiveContent(Mdx);\n`;
  return `import { createStaticContent } from '#client/mdx/static-content.tsx';\n${dataCode}export default createStaticContent(${JSON.stringify(compiled.html)});\n`;
}
