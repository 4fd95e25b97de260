/** Milliseconds after which work runs even if the browser is never idle. */
const longestWait = 500;

/**
 * Delay in milliseconds in browsers without idle callbacks, so that the next frames can be painted.
 */
const guessedWait = 100;

/**
 * Runs non-urgent work once the browser is idle, or has not been for half a second. Returns a
 * cancel function.
 */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, guessedWait);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
