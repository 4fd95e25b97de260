import type { PageData } from './page.ts';

/** Name of the message that the dev server sends when an author has saved a page. */
export const pageUpdateEvent = 'docs:page';

/** A page as it is after saving. */
export interface PageUpdate {
  readonly data: PageData;
  /** null: the content is live and refreshes by itself. */
  readonly html: string | null;
}

/** Name of the message of a browser whose app has started: from now on it hears of saves. */
export const pageShownEvent = 'docs:page-shown';

/** Attribute of the page's data in a document of the dev server: when it was made, in milliseconds since 1970. */
export const madeAttribute = 'data-made';

/** The document that an app has started from. */
export interface PageShown {
  /** Without the base path. */
  readonly path: string;
  /** When the document was made, in milliseconds since 1970. */
  readonly made: number;
}
