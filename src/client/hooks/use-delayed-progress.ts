import { useEffect, useState } from 'react';

/** Milliseconds after which a navigation counts as slow, and for which the bar is finishing. */
const progressDelay = 200;

/** State of the progress bar. */
export type ProgressPhase = 'hidden' | 'running' | 'finishing';

/**
 * Tracks a navigation: `running` once it has taken longer than the delay, then `finishing` when the
 * new page is shown, and `hidden` soon after. Stays `hidden` for a faster navigation.
 */
export function useDelayedProgress(isNavigating: boolean): ProgressPhase {
  const [phase, setPhase] = useState<ProgressPhase>('hidden');
  if (phase === 'running' && !isNavigating) setPhase('finishing');
  useEffect(() => {
    const timer = setTimeout(() => setPhase(isNavigating ? 'running' : 'hidden'), progressDelay);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  return phase;
}
