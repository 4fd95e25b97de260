import { useCallback, useEffect, useState } from 'react';
import type { SearchResult, SearchSource } from '../source/search-source.ts';

/** Results that are added at a time. */
const pageSize = 15;

/** Milliseconds between the last key press and the search. */
const typingPause = 300;

/** What the search page has to show. */
export interface PageResults {
  /** The query that the results belong to; empty before the first answer. */
  readonly query: string;
  readonly results: readonly SearchResult[];
  readonly count: number;
  /** Queries that would find something, where this one finds nothing. */
  readonly suggestions: readonly string[];
  readonly state: 'idle' | 'loading' | 'done' | 'failed';
  /** Asks for the next results; null when there are no more. */
  readonly showMore: (() => void) | null;
  /** Asks again after a failure. */
  readonly retry: () => void;
}

interface Shown extends Pick<PageResults, 'query' | 'results' | 'count' | 'suggestions' | 'state'> {
  readonly wanted: number;
}

const nothing: Shown = {
  query: '',
  results: [],
  count: 0,
  suggestions: [],
  state: 'idle',
  wanted: pageSize,
};

/** Searches for a query a moment after it was typed. Answers that were overtaken by another query are dropped. */
export function usePageResults(query: string, source: SearchSource): PageResults {
  const [shown, setShown] = useState<Shown>(nothing);
  const [wanted, setWanted] = useState({ query, count: pageSize });
  const [turn, setTurn] = useState(0);
  const count = wanted.query === query ? wanted.count : pageSize;
  const again = useCallback(() => setTurn((before) => before + 1), []);

  useEffect(() => source.subscribe(again), [source, again]);
  useEffect(() => {
    const text = query.trim();
    let isCurrent = true;
    const show = (next: Shown): void => {
      if (isCurrent) setShown(next);
    };
    const run = (): void => {
      if (text === '') return show(nothing);
      setShown((before) => ({ ...before, state: 'loading' }));
      source.search(text, count).then(
        (answer) => show({ ...answer, query: text, state: 'done', wanted: count }),
        () => show({ ...nothing, query: text, state: 'failed' }),
      );
    };
    const timer = setTimeout(run, text === '' ? 0 : typingPause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [query, source, count, turn]);

  const hasMore =
    shown.state === 'done' &&
    shown.results.length < shown.count &&
    shown.results.length >= shown.wanted;
  return {
    ...shown,
    retry: again,
    showMore: hasMore ? () => setWanted({ query, count: shown.wanted + pageSize }) : null,
  };
}
