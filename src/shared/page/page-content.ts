import type { StaticHtml } from '../document/document-marks.ts';
import type { PageData } from './page.ts';

/** Content of a page as compiled, in one of two lanes: static, or live if it has code to run. */
export type PageContent = StaticContent | LiveContent;

/** Content without code. */
interface StaticContent {
  readonly html: string;
}

/** Content whose code is a module of its own, and refers to its static parts by their keys. */
interface LiveContent {
  readonly html: null;
  readonly staticHtml: StaticHtml;
}

/**
 * Content at run time: the exports of a page's modules. `pageChunkCode` writes `html` as the default
 * export, and `staticHtml` under its name; the default export of a live page is that of its code.
 */
export interface ContentModule<Component> {
  readonly default?: string | Component;
  readonly staticHtml?: StaticHtml;
}

/** A page as input of the renderer. */
export interface PageToRender {
  readonly data: PageData;
  readonly content: PageContent;
}

/** Styles of parts that some pages show on their first screen. */
export interface InlineStyles {
  readonly css: string;
  /** Matches the markup of these parts. */
  readonly parts: RegExp;
}

/** Whether a page runs code of its own in the browser. */
export function isLive(content: PageContent): content is LiveContent {
  return content.html === null;
}

/** Returns all HTML that is known without running code. */
export function staticParts(content: PageContent): readonly string[] {
  return isLive(content) ? Object.values(content.staticHtml) : [content.html];
}
