/** Message that the dev server sends when it has checked what a browser shows. */
export const problemsEvent = 'docs:problems';

/** The problems of the page that a browser shows, as text for authors. */
export interface ShownProblems {
  /** Empty: there are none. */
  readonly errors: string;
  readonly warnings: string;
}

/** Message with which a browser asks for the problems of a page. */
export const askProblemsEvent = 'docs:ask-problems';

/** Message that a browser sends when a page has thrown, and event that tells its script so. */
export const crashEvent = 'docs:crash';

/** Event in the window when nothing is wrong with its page any longer. */
export const mendedEvent = 'docs:mended';

/** Message that a browser sends when its page has been refreshed and throws nothing. */
export const renderedEvent = 'docs:rendered';

/** Event in the window when it has got another version of its page or of a component. */
export const refreshedEvent = 'docs:refreshed';

/** What a page has thrown. */
export interface PageCrash {
  readonly message: string;
  readonly stack: string;
  /** When its document was requested, in milliseconds since 1970. */
  readonly loadedAt: number;
}

/** The page that a browser shows. */
export interface ShownAddress {
  /** Path with the base path. */
  readonly pathname: string;
}
