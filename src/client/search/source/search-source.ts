import type { MarkedText } from '../engine/snippet.ts';

/** A result to render, whichever engine found it. All texts are plain. */
export interface SearchResult {
  readonly key: string;
  readonly href: string;
  /** Kind of the page, according to the API reference. */
  readonly kind?: string;
  /** Whether the link leaves the site or is handled by the browser. */
  readonly isExternal: boolean;
  readonly title: MarkedText;
  /** Titles above it; the first names the result's group. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

/** The first results of a query, and how many there are. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The total number of results; `results` may be a part of them. */
  readonly count: number;
  /** Queries that find something if this one does not. */
  readonly suggestions: readonly string[];
}

/** Interface of every engine, as used by dialog and search page. */
export interface SearchSource {
  /** Returns at most `limit` results. Rejects if the engine cannot be reached. */
  search(query: string, limit: number): Promise<SearchAnswer>;
}
