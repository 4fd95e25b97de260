import { resultLimits } from '../engine/result-limits.ts';
import type { SearchAnswer, SearchSource } from '../source/search-source.ts';
import { toDialogHits } from './dialog-hits.ts';

/**
 * The part of a search client that DocSearch uses. DocSearch sends one request per index, and the
 * dialog has one index.
 */
interface DialogClient {
  search(request: {
    readonly requests: readonly { readonly query?: string }[];
  }): Promise<{ readonly results: readonly object[] }>;
}

interface DialogClientInput {
  readonly source: SearchSource;
  /** DocSearch derives the ids of its lists from this name. */
  readonly indexName: string;
  /** Called with each response, unless a newer request has been made. */
  readonly onAnswer: (query: string, answer: SearchAnswer) => void;
}

/**
 * Creates a DocSearch client backed by a search source. It rejects with a `RetryError`, because
 * DocSearch reports only errors with this name.
 */
export function createDialogClient({
  source,
  indexName,
  onAnswer,
}: DialogClientInput): DialogClient {
  let turn = 0;
  return {
    async search({ requests: [{ query = '' } = {}] }) {
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
