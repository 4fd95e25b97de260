import { useCallback, useMemo, useState } from 'react';
import type { SearchAnswer, SearchSource } from '../source/search-source.ts';
import { useQueryMeaning } from '../meaning/use-query-meaning.ts';
import { useSearchSource } from '../use-search-source.ts';
import type { DialogState } from './dialog-state.ts';

interface DialogValues {
  readonly source: SearchSource;
  readonly state: DialogState;
  readonly setQuery: (query: string) => void;
  readonly onAnswer: (query: string, answer: SearchAnswer) => void;
  /**
   * Opens a query's first result once it arrives. Returns false if the results have already
   * arrived.
   */
  readonly onEnter: (query: string) => boolean;
}

interface Answered {
  readonly query: string;
  readonly answer: SearchAnswer;
}

/** Holds the state shared by the dialog's parts. */
export function useDialogValues(initialQuery: string): DialogValues {
  const source = useSearchSource();
  const [query, setQuery] = useState(initialQuery);
  const [answered, setAnswered] = useState<Answered | null>(null);
  const [entered, setEntered] = useState<string | null>(null);
  const [storedCount, setStoredCount] = useState(0);
  const countStored = useCallback(() => {
    setStoredCount((count) => count + 1);
    return () => setStoredCount((count) => count - 1);
  }, []);
  // Choosing a suggestion fires no input event, so the query is taken from the response.
  const onAnswer = useCallback((asked: string, answer: SearchAnswer) => {
    setQuery(asked);
    setAnswered({ query: asked, answer });
  }, []);
  const onEnter = useCallback(
    (asked: string) => {
      const isWaiting = asked.trim() !== '' && asked !== answered?.query;
      if (isWaiting) setEntered(asked);
      return isWaiting;
    },
    [answered],
  );
  const answer = answered?.answer ?? null;
  const isPending = answered?.query !== query;
  const isEntered = entered === query;
  const meaning = useQueryMeaning({ query, isWanted: !isPending });
  const state = useMemo(
    () => ({ query, answer, isPending, isEntered, meaning, storedCount, countStored }),
    [query, answer, isPending, isEntered, meaning, storedCount, countStored],
  );
  return { source, state, setQuery, onAnswer, onEnter };
}
