import { useEffect, useState } from 'react';
import { resultLimits } from '../engine/result-limits.ts';
import type { SearchAnswer, SearchSource } from '../source/search-source.ts';

/** Milliseconds between the last keystroke and the search. */
const typingPause = 300;

/** The results on the search page, and the actions that change them. */
export interface PageResults extends SearchAnswer {
  /**
   * The query that these results are for; empty before the first response and for a blank query.
   */
  readonly query: string;
  readonly state: 'idle' | 'loading' | 'done' | 'failed';
  /** Requests the next results; null if there are no more or a search is not finished. */
  readonly showMore: (() => void) | null;
  /** Searches again after a failure. */
  readonly retry: () => void;
}

const nothing: Omit<PageResults, 'showMore' | 'retry'> = {
  query: '',
  results: [],
  count: 0,
  suggestions: [],
  state: 'idle',
};

/** Searches shortly after a query is typed. Drops responses to outdated queries. */
export function usePageResults(query: string, source: SearchSource): PageResults {
  const [shown, setShown] = useState(nothing);
  // A query and the number of results to request for it; setting a new object repeats the request.
  const [wanted, setWanted] = useState({ query, count: resultLimits.batch as number });
  const count = wanted.query === query ? wanted.count : resultLimits.batch;

  useEffect(() => {
    const text = query.trim();
    let isCurrent = true;
    const show = (next: typeof nothing) => {
      if (isCurrent) setShown(next);
    };
    const run = () => {
      if (text === '') return show(nothing);
      setShown((before) => ({ ...before, state: 'loading' }));
      source.search(text, count).then(
        (answer) => show({ ...answer, query: text, state: 'done' }),
        () => show({ ...nothing, query: text, state: 'failed' }),
      );
    };
    const timer = setTimeout(run, text === '' ? 0 : typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, source, count, wanted]);

  const hasMore =
    shown.state === 'done' && shown.results.length < shown.count && shown.results.length >= count;
  return {
    ...shown,
    retry: () => setWanted({ query, count }),
    showMore: hasMore
      ? () => setWanted({ query, count: Math.min(count + resultLimits.batch, resultLimits.all) })
      : null,
  };
}
