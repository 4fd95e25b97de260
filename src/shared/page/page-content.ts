import type { StaticHtml } from '../document/document-marks.ts';
import type { PageData } from './page.ts';

/** A page's compiled content, in one of two forms: static, or live if the page has code to run. */
export type PageContent = StaticContent | LiveContent;

/** Content without code. */
interface StaticContent {
  readonly html: string;
}

/** Content whose code is a separate module that refers to its static parts by key. */
interface LiveContent {
  readonly html: null;
  readonly staticHtml: StaticHtml;
}

/**
 * Content at run time: the exports of a page's modules. `pageChunkCode` writes `html` as the
 * default export and `staticHtml` as a named export; a live page's default export comes from the
 * page's own code.
 */
export interface ContentModule<Component> {
  readonly default?: string | Component;
  readonly staticHtml?: StaticHtml;
}

/** The renderer's input for one page. */
export interface PageToRender {
  readonly data: PageData;
  readonly content: PageContent;
}

/** Styles for components that some pages show above the fold. */
export interface InlineStyles {
  readonly css: string;
  /** Matches the markup of these components. */
  readonly parts: RegExp;
}

/** Whether a page has code of its own to run in the browser. */
export function isLive(content: PageContent): content is LiveContent {
  return content.html === null;
}

/** Returns all HTML that is known without running code. */
export function staticParts(content: PageContent): readonly string[] {
  return isLive(content) ? Object.values(content.staticHtml) : [content.html];
}
