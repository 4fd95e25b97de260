import { numberedResults } from '../engine/result-limits.ts';
import type { SearchResult } from '../source/search-source.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** A result in the format that DocSearch passes through its lists and stores as a recent search; its `result` is rendered. */
export interface DialogHit {
  readonly objectID: string;
  readonly url: string;
  readonly type: 'lvl1';
  readonly content: null;
  /**
   * Name of its group. All levels below are the same, because DocSearch would sort by page there.
   */
  readonly hierarchy: { readonly lvl0: string; readonly lvl1: null };
  /** The number that chooses it, from 1; only the first results have one. */
  readonly number?: number;
  readonly result: SearchResult;
}

/** Sorts results as DocSearch renders them: by group, each placed by its best result. */
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
