/** Message that a browser sends to have the page that it shows checked. */
export const shownEvent = 'docs:shown';

/** Message that the dev server sends after the last error of a page is fixed. */
export const fixedEvent = 'docs:fixed';

/** The page shown in a browser. */
export interface ShownAddress {
  /** Path, including the base path. */
  readonly pathname: string;
}
