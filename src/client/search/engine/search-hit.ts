import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { MarkedText } from './snippet.ts';

/** One result. All texts are plain. */
export interface SearchHit {
  /** Address without the base path, with the hash of the section. */
  readonly url: string;
  readonly group: SearchGroup;
  /** What the API reference says the page is. */
  readonly kind?: string;
  /** Titles from the page's down to the section's own. */
  readonly titles: readonly string[];
  /** The section's title, or the page's. */
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  readonly score: number;
}

/** Answer to a query. */
export interface RankedHits {
  readonly hits: readonly SearchHit[];
  /** How many there are in all; `hits` may be a part of them. */
  readonly count: number;
  /** Words that would find something, where there is no hit. */
  readonly suggestions: readonly string[];
}
