/** Milliseconds of work before yielding to the browser. */
const slice = 5;

/**
 * Runs steps in order, split into separate tasks, so that input never waits for all of them.
 * Returns a function that cancels the remaining steps.
 */
export function runInTurn(steps: readonly (() => void)[]): () => void {
  const waiting = [...steps];
  let timer = setTimeout(runSome);
  return () => {
    waiting.length = 0;
    clearTimeout(timer);
  };

  function runSome() {
    if (waiting.length === 0) return;
    // Scheduled first, so that a step that throws does not stop the others.
    timer = setTimeout(runSome);
    const end = performance.now() + slice;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
  }
}
