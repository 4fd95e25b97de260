import type { MarkedText } from '../engine/snippet.ts';

/** A result as it is drawn, whichever engine found it. All texts are plain. */
export interface SearchResult {
  readonly key: string;
  readonly href: string;
  /** The link leaves the site, or is left to the browser. */
  readonly isExternal: boolean;
  readonly title: MarkedText;
  /** Titles above it; the first names the group of results that it belongs to. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

/** The answer to a query. */
export interface SearchAnswer {
  readonly results: readonly SearchResult[];
  /** How many results there are in all; `results` may be a part of them. */
  readonly count: number;
  /** Queries that would find something, where this one finds nothing. */
  readonly suggestions: readonly string[];
}

/** What the dialog and the search page ask, whichever engine answers. */
export interface SearchSource {
  /** Gives at most `limit` results. Rejects when the engine cannot be reached. */
  search(query: string, limit: number): Promise<SearchAnswer>;
  /** Calls back when the same query may find more; returns the end of it. */
  subscribe(listener: () => void): () => void;
}
