import { createRequiredContext } from '#client/page-data/create-required-context.tsx';
import type { QueryMeaning } from '../meaning/query-explainer.ts';
import type { SearchAnswer } from '../source/search-source.ts';

/** State shared by the dialog's parts, because DocSearch does not expose it. */
export interface DialogState {
  /** Text of the field. */
  readonly query: string;
  /** The latest response; null before the first. */
  readonly answer: SearchAnswer | null;
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

/** Provides and returns the dialog's state. */
export const [DialogContext, useDialogState] = createRequiredContext<DialogState>(
  'useDialogState',
  'DialogContext',
);
