import { createContext, useContext } from 'react';
import type { QueryMeaning } from '../meaning/query-explainer.ts';
import type { SearchAnswer, SearchSource } from '../source/search-source.ts';

/** What the parts of the dialog need to know of each other, and DocSearch does not tell them. */
export interface DialogState {
  readonly source: SearchSource;
  /** What is in the field. */
  readonly query: string;
  /** The last answer; null before the first. */
  readonly answer: SearchAnswer | null;
  /** Whether that answer belongs to what is in the field. */
  readonly isAnswered: boolean;
  /** What the query means as a command, if it is one. */
  readonly meaning: QueryMeaning | undefined;
  /** How many recent and favourite searches are shown. */
  readonly storedCount: number;
  /** Counts one of them; returns the end of it. */
  readonly countStored: () => () => void;
}

/** Provides the state to the parts of the dialog. */
export const DialogContext = createContext<DialogState | null>(null);

/** The state of the dialog. Throws outside of it. */
export function useDialogState(): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error('This component only works inside the search dialog.');
  return state;
}
