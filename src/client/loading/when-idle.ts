/** Milliseconds after which work is done even though the browser is never idle. */
const longestWait = 500;

/** Where browsers cannot tell when they are idle, the next frames have been painted by then. */
const guessedWait = 100;

/** Does something that nobody waits for when the browser is idle, after the next paint. Returns what calls it off. */
export function whenIdle(run: () => void): () => void {
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(run, guessedWait);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(run, { timeout: longestWait });
  return () => cancelIdleCallback(request);
}
