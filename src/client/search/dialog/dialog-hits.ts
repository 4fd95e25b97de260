import { numberedResults } from '../engine/result-limits.ts';
import type { SearchResult } from '../source/search-source.ts';
import { groupBy } from '#shared/text/group-by.ts';

/**
 * A result in the format that DocSearch passes through its lists and stores as a recent search. The
 * dialog renders its `result`.
 */
export interface DialogHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: 'lvl1';
  readonly content: null;
  /**
   * `lvl0` is the name of the result's group. All lower levels are equal, because DocSearch would
   * otherwise sort by page.
   */
  readonly hierarchy: { readonly lvl0: string; readonly lvl1: null };
  /** The number that opens this result, starting at 1; only the first results have one. */
  readonly number?: number;
  readonly result: SearchResult;
}

/**
 * Converts results to hits in the order in which DocSearch renders them: by group, with the groups
 * in the order of their best results.
 */
export function toDialogHits(results: readonly SearchResult[]): readonly DialogHit[] {
  return [...groupBy(results, ({ path }) => path[0]).values()].flat().map((result, index) => ({
    objectID: result.key,
    url: result.href,
    type: 'lvl1',
    content: null,
    hierarchy: { lvl0: result.path[0] ?? '', lvl1: null },
    number: index < numberedResults ? index + 1 : undefined,
    result,
  }));
}
