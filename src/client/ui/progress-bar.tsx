import type { ReactNode } from 'react';
import type { ProgressPhase } from '../hooks/use-delayed-progress.ts';

/** A thin line at the top of the window while a slow page is loading. Readers who cannot see it hear the new page announced. */
export function ProgressBar({ phase }: { readonly phase: ProgressPhase }): ReactNode {
  return phase === 'hidden' ? null : (
    <div className="progress-bar" data-phase={phase} aria-hidden="true" />
  );
}
