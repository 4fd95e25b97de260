import { useCallback, useMemo, useState } from 'react';
import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import { useQueryMeaning } from '../meaning/use-query-meaning.ts';
import type { QueryMeaning } from '../meaning/query-explainer.ts';
import type { SearchAnswer } from '../source/search-source.ts';

/** State shared by the dialog's parts, because DocSearch does not expose it. */
interface DialogState {
  /** Text of the search field. */
  readonly query: string;
  /** The latest response; undefined before the first. */
  readonly answer: SearchAnswer | undefined;
  /** Whether the results for the field's text are still pending. */
  readonly isPending: boolean;
  /**
   * Whether Enter was pressed before the results arrived, so that the first result opens once it
   * arrives.
   */
  readonly isEntered: boolean;
  /** The query's meaning as a command, if it is one. */
  readonly meaning: QueryMeaning | undefined;
  /** Number of recent and favorite searches shown. */
  readonly storedCount: number;
  /** Counts one stored search; returns a cleanup function. */
  readonly countStored: () => () => void;
}

/** Provider and hook for the dialog's state. */
export const [DialogContext, useDialogState] = createRequiredContext<DialogState>(
  'useDialogState',
  'DialogContext',
);

/** Returns the state shared by the dialog's parts, and the functions that set it. */
export function useDialogValues(initialQuery: string) {
  const [query, setQuery] = useState(initialQuery);
  const [answered, setAnswered] = useState<{
    readonly query: string;
    readonly answer: SearchAnswer;
  }>();
  const [entered, setEntered] = useState<string>();
  const [storedCount, setStoredCount] = useState(0);
  const countStored = useCallback(() => {
    setStoredCount((count) => count + 1);
    return () => setStoredCount((count) => count - 1);
  }, []);
  // Choosing a suggestion does not fire an input event, so the query is taken from the response.
  const onAnswer = useCallback((asked: string, answer: SearchAnswer) => {
    setQuery(asked);
    setAnswered({ query: asked, answer });
  }, []);
  /**
   * Opens a query's first result once it arrives. Returns false if the query is blank or its
   * results have already arrived.
   */
  const onEnter = useCallback(
    (asked: string) => {
      const isWaiting = asked.trim() !== '' && asked !== answered?.query;
      if (isWaiting) setEntered(asked);
      return isWaiting;
    },
    [answered],
  );
  const answer = answered?.answer;
  const isPending = answered?.query !== query;
  const isEntered = entered === query;
  const meaning = useQueryMeaning(query, !isPending);
  const state = useMemo(
    () => ({ query, answer, isPending, isEntered, meaning, storedCount, countStored }),
    [query, answer, isPending, isEntered, meaning, storedCount, countStored],
  );
  return { state, setQuery, onAnswer, onEnter };
}
