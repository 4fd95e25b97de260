import type { PageData } from './page.ts';

/** Name of the message that the dev server sends when an author has saved a page. */
export const pageUpdateEvent = 'docs:page';

/** A page as it is after saving. */
export interface PageUpdate {
  readonly data: PageData;
  /** null: the content is live and refreshes by itself. */
  readonly html: string | null;
}
