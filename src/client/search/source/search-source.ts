import type { MarkedText } from '../engine/snippet.ts';

/** A result to render, from any engine. All of its text is plain. */
export interface SearchResult {
  readonly key: string;
  readonly href: string;
  /** Kind of the API reference page that contains the result, in lowercase: "class". */
  readonly kind?: string;
  /** Whether the link needs a full page load, because it leaves the site or bypasses the router. */
  readonly isExternal: boolean;
  readonly title: MarkedText;
  /** Titles above the result's own, starting with the title of its group, if the group has one. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

/** A query's first results, and how many there are in total. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** Number of results, at most `resultLimits.all`; `results` may contain only some of them. */
  readonly count: number;
  /** Queries that have results; suggested if this one has none. */
  readonly suggestions: readonly string[];
}

/** Interface that every engine provides to the dialog and the search page. */
export interface SearchSource {
  /** Returns at most `limit` results. Rejects if the engine cannot be reached. */
  search(query: string, limit: number): Promise<SearchAnswer>;
}
