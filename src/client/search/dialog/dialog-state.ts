import { createContext, useContext } from 'react';
import type { QueryMeaning } from '../meaning/query-explainer.ts';
import type { SearchAnswer, SearchSource } from '../source/search-source.ts';

/** State shared by the dialog's parts, which DocSearch does not expose. */
export interface DialogState {
  readonly source: SearchSource;
  /** The field's text. */
  readonly query: string;
  /** The last answer; null before the first. */
  readonly answer: SearchAnswer | null;
  /** The answer to the field's text has not arrived yet. */
  readonly isPending: boolean;
  /** Enter was pressed before the answer arrived: its first result is to be opened. */
  readonly isEntered: boolean;
  /** The query's meaning as a command, if it is one. */
  readonly meaning: QueryMeaning | undefined;
  /** The number of recent and favourite searches shown. */
  readonly storedCount: number;
  /** Counts one of them; returns a cleanup function. */
  readonly countStored: () => () => void;
}

/** Provides the state to the dialog's parts. */
export const DialogContext = createContext<DialogState | null>(null);

/** Returns the dialog's state. Throws outside the dialog. */
export function useDialogState(): DialogState {
  const state = useContext(DialogContext);
  if (!state) throw new Error('This component only works inside the search dialog.');
  return state;
}
