import type { QueryIntent } from './query/weights.ts';
import type { SearchDocument } from './search-documents.ts';
import type { MarkedText } from './snippet.ts';

/** One search result. Its texts are plain text, never markup. */
export interface SearchHit extends Pick<SearchDocument, 'url' | 'group' | 'kind' | 'titles'> {
  /** Title of the section or page. */
  readonly title: MarkedText;
  readonly snippet: MarkedText;
}

/** A query's best hits, in order. */
export interface RankedHits {
  readonly hits: readonly SearchHit[];
  /** Number of hits, at most `resultLimits.all`; `hits` may contain only some of them. */
  readonly count: number;
  /** Words that have hits; suggested if the query has none. */
  readonly suggestions: readonly string[];
  /** The apparent kind of the query; absent for a search by type. */
  readonly intent?: QueryIntent;
}
