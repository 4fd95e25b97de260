import { useEffect, useState } from 'react';

/** Milliseconds after which a navigation counts as slow. */
const progressDelay = 200;

/** State of the progress bar. */
export type ProgressPhase = 'hidden' | 'running' | 'finishing';

/**
 * Tracks a navigation: `running` once it has taken longer than the delay, then `finishing` when the
 * new page is shown. Stays `hidden` for a faster navigation.
 */
export function useDelayedProgress(isNavigating: boolean): ProgressPhase {
  const [isSlow, setSlow] = useState(false);
  const [hasRun, setRun] = useState(false);
  if (isSlow && !isNavigating) {
    setSlow(false);
    setRun(true);
  }
  useEffect(() => {
    if (!isNavigating) return;
    const timer = setTimeout(() => {
      setSlow(true);
      setRun(false);
    }, progressDelay);
    return () => clearTimeout(timer);
  }, [isNavigating]);
  useEffect(() => {
    if (!hasRun) return;
    const timer = setTimeout(() => setRun(false), progressDelay);
    return () => clearTimeout(timer);
  }, [hasRun]);
  if (isSlow) return 'running';
  return hasRun ? 'finishing' : 'hidden';
}
