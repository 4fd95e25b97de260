import type { SidebarView } from '#shared/page/navigation.ts';
import type { PageData } from '#shared/page/page.ts';
import type { ScannedPage } from '../content/scan-page.ts';
import type { CompiledPage } from '../mdx/compile/compile-page.ts';

/** Folder in `assets/` for pages' data and text. */
export const pageChunkFolder = 'pages';

/** Folder in `assets/` for live pages' code. A document that contains the rest loads only this. */
export const contentChunkFolder = 'content';

/** Returns the name of a page's chunk, without hash and extension: `/user/glossary/` → `user-glossary`. */
export function pageChunkName(path: string): string {
  return path.replace(/^\/|\/$/g, '').replace(/[^\w.-]+/g, '-') || 'index';
}

/**
 * Returns a page's module in development: its data, and its content as compiled MDX or else as a
 * string of HTML.
 */
export function pageModuleCode(page: ScannedPage, compiled: CompiledPage, data: PageData): string {
  const isHtml = compiled.code === undefined;
  const content = isHtml ? '' : `export { default } from ${JSON.stringify(page.file)};\n`;
  return pageChunkCode(isHtml ? compiled : { ...compiled, html: null }, data) + content;
}

/**
 * Returns a page's chunk, which imports nothing: its data, and its content as a string of HTML or,
 * for a live page, the HTML of its static parts.
 */
export function pageChunkCode({ html, staticHtml }: CompiledPage, data: PageData): string {
  const content =
    html === null
      ? `export const staticHtml = ${JSON.stringify(staticHtml)};\n`
      : `export default ${JSON.stringify(html)};\n`;
  return `export const data = ${JSON.stringify(data)};\n${content}`;
}

/** Page data, with the sidebar possibly in a separate module. */
export interface SplitData {
  /** Page data; without the sidebar if it is in `shared`. */
  readonly data: PageData;
  /** A long sidebar, which is the same on neighboring pages, so that they share its module. */
  readonly shared?: SidebarView;
}

/** Moves a long sidebar out of a page's data. */
export function splitSidebar(data: PageData): SplitData {
  return data.sidebar?.filterable
    ? { data: { ...data, sidebar: null }, shared: data.sidebar }
    : { data };
}

/** Returns the module of a shared sidebar. */
export function sidebarCode(sidebar: SidebarView): string {
  return `export const sidebar = ${JSON.stringify(sidebar)};\n`;
}
