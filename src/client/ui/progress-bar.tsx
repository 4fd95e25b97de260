import type { ProgressPhase } from '../hooks/use-delayed-progress.ts';

/**
 * A thin line at the top of the window while a slow page is loading. For readers who cannot see it,
 * the new page is announced.
 */
export function ProgressBar({ phase }: { readonly phase: ProgressPhase }) {
  return phase === 'hidden' ? null : (
    <div className="progress-bar" data-phase={phase} aria-hidden="true" />
  );
}
