/** Milliseconds after which work runs even if the browser is never idle. */
const longestWait = 500;

/** Delay in browsers without idle callbacks; long enough for the next frames to be painted. */
const guessedWait = 100;

/**
 * Runs non-urgent work when the browser is idle after the next paint. Returns a cancel function.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, guessedWait);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
