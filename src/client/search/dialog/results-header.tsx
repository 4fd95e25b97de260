import { useEffect, type ReactElement } from 'react';
import { MeaningLine } from '../meaning/meaning-line.tsx';
import { useDialogState } from './dialog-state.ts';

interface ResultsHeaderProps {
  readonly state: { readonly activeItemId: number | null };
  /** Asks again. */
  readonly refresh: () => Promise<void>;
}

/** Says above the results what the query means as a command, and has them asked for again when more can be found, unless the reader types or has begun to go through them. */
export function ResultsHeader({
  state: { activeItemId },
  refresh,
}: ResultsHeaderProps): ReactElement | null {
  const { source, isAnswered, meaning } = useDialogState();
  const isIdle = isAnswered && !activeItemId;
  useEffect(() => {
    if (!isIdle) return undefined;
    return source.subscribe(() => void refresh().catch(() => undefined));
  }, [source, refresh, isIdle]);
  return meaning ? <MeaningLine meaning={meaning} /> : null;
}
