import type { MarkedText } from '../engine/snippet.ts';

/** A result to render, whichever engine found it. All texts are plain. */
export interface SearchResult {
  readonly key: string;
  readonly href: string;
  /** What the API reference says the page is. */
  readonly kind?: string;
  /** Whether the link leaves the site or is left to the browser. */
  readonly isExternal: boolean;
  readonly title: MarkedText;
  /** Titles above it; the first names the result's group. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

/** Results that have a number to be chosen by: as many as there are digits to say. */
export const numberedResults = 9;

/** The answer to a query. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** The total number of results; `results` may be a part of them. */
  readonly count: number;
  /** Queries that find something when this one does not. */
  readonly suggestions: readonly string[];
}

/** The interface of dialog and search page to any engine. */
export interface SearchSource {
  /** Returns at most `limit` results. Rejects when the engine cannot be reached. */
  search(query: string, limit: number): Promise<SearchAnswer>;
}
