import type { ProgressPhase } from '../hooks/use-delayed-progress.ts';

/**
 * A thin line at the top of the viewport while a slow page is loading. It is hidden from screen
 * readers, to which the new page is announced instead.
 */
export function ProgressBar({ phase }: { readonly phase: ProgressPhase }) {
  return phase === 'hidden' ? null : (
    <div className="progress-bar" data-phase={phase} aria-hidden="true" />
  );
}
