import type { PageContent } from './page-content.ts';
import type { PageData } from './page.ts';

/** Message that the dev server sends when an author has saved a page. */
export const pageUpdateEvent = 'docs:page';

/**
 * Message that the dev server sends when titles or sidebars, which appear on many pages, have
 * changed.
 */
export const listUpdateEvent = 'docs:list';

/** A page's data after a save, sent with `pageUpdateEvent`. */
export interface PageUpdate {
  readonly data: PageData;
  /** null if the content is live and refreshes itself. */
  readonly html: PageContent['html'];
}

/** Message that a browser sends once its app has started, to ask for saves made before that. */
export const pageShownEvent = 'docs:page-shown';

/**
 * Attribute of the page-data element in HTML from the dev server: the time at which the HTML was
 * created, in milliseconds since 1970.
 */
export const madeAttribute = 'data-made';

/** The HTML document that an app started from. */
export interface PageShown {
  /** Path of the page, without the base path. */
  readonly path: string;
  /** Creation time of the HTML, in milliseconds since 1970. */
  readonly made: number;
}

/** Message that a browser sends to have its current page checked. */
export const shownEvent = 'docs:shown';

/** Message that the dev server sends once the last error on a page is fixed. */
export const fixedEvent = 'docs:fixed';

/** The page shown in a browser. */
export interface ShownAddress {
  /** Path, including the base path. */
  readonly pathname: string;
}
