/** Milliseconds after which work runs even if the browser is never idle. */
const longestWait = 500;

/**
 * Wait in browsers without idle callbacks, by the end of which the next frames have been painted.
 */
const guessedWait = 100;

/** Runs non-urgent work when the browser is idle after the next paint. Returns a cancel function. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, guessedWait);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
