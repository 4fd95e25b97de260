import { groupBy } from '#shared/text/group-by.ts';
import { numberedResults, resultLimits } from '../engine/result-limits.ts';
import type { SearchAnswer, SearchResult, SearchSource } from '../source/search-source.ts';

/**
 * Creates the part of a search client that DocSearch uses, backed by a search source. DocSearch
 * derives the ids of its lists from `indexName`, and sends one request per index; the dialog has
 * one. `onAnswer` is called with each response, unless a newer request has been made. The client
 * rejects with a `RetryError`, because DocSearch reports only errors with this name.
 */
export function createDialogClient(
  source: SearchSource,
  indexName: string,
  onAnswer: (query: string, answer: SearchAnswer) => void,
) {
  let turn = 0;
  return {
    async search({
      requests: [{ query = '' } = {}],
    }: {
      readonly requests: readonly { readonly query?: string }[];
    }) {
      const own = (turn += 1);
      const answer = await source.search(query, resultLimits.shown).catch(reportUnreachable);
      if (own === turn) onAnswer(query, answer);
      const { results, count } = answer;
      const page = { index: indexName, query, hits: toDialogHits(results), nbHits: count };
      return { results: [{ ...page, nbPages: 1, page: 0 }] };
    },
  };
}

function reportUnreachable(cause: unknown): never {
  throw Object.assign(new Error('The search could not be reached.', { cause }), {
    name: 'RetryError',
  });
}

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
