import type { ReactElement } from 'react';
import { MeaningLine } from '../meaning/meaning-line.tsx';
import { useDialogState } from './dialog-state.ts';

/** Says above the results what the query means as a command. */
export function ResultsHeader(): ReactElement | null {
  const { meaning } = useDialogState();
  return meaning ? <MeaningLine meaning={meaning} /> : null;
}
