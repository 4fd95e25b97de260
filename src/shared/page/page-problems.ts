/** Message that the dev server sends after checking the page shown in a browser. */
export const problemsEvent = 'docs:problems';

/** The problems of the page shown in a browser, as text for authors. */
export interface ShownProblems {
  /** Empty if there are none. */
  readonly errors: string;
  readonly warnings: string;
}

/** Message that a browser sends to request the problems of a page. */
export const askProblemsEvent = 'docs:ask-problems';

/** Message that a browser sends after a page has thrown, and the window event that triggers it. */
export const crashEvent = 'docs:crash';

/** Window event after the last problem of its page is fixed. */
export const fixedEvent = 'docs:fixed';

/** Message that a browser sends after its page was refreshed and rendered without throwing. */
export const renderedEvent = 'docs:rendered';

/** Window event after a page or a component was refreshed. */
export const refreshedEvent = 'docs:refreshed';

/** An error that a page has thrown. */
export interface PageCrash {
  readonly message: string;
  readonly stack: string;
  /** Time at which its document was requested, in milliseconds since 1970. */
  readonly loadedAt: number;
}

/** The page shown in a browser. */
export interface ShownAddress {
  /** Path, including the base path. */
  readonly pathname: string;
}
