import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { MarkedText } from './snippet.ts';

/** One result. All texts are plain. */
export interface SearchHit {
  /** Address without the base path, with the section's hash. */
  readonly url: string;
  readonly group: SearchGroup;
  /** Kind of declaration, on pages of the reference. */
  readonly kind?: string;
  /** Titles from the page down to the section. */
  readonly titles: readonly string[];
  /** Title of the section or page. */
  readonly title: MarkedText;
  readonly snippet: MarkedText;
  readonly score: number;
}

/** The results of a query. */
export interface RankedHits {
  readonly hits: readonly SearchHit[];
  /** Total number of hits; `hits` may contain only some of them. */
  readonly count: number;
  /** Words that would find something, if there is no hit. */
  readonly suggestions: readonly string[];
}
