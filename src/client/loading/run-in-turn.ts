/** Milliseconds that steps may take together before the browser is let in. */
const slice = 5;

/**
 * Runs steps in their order, in tasks of their own, so that what the reader does never waits for all of them. Returns what
 * calls off those that are left.
 */
export function runInTurn(steps: readonly (() => void)[]): () => void {
  const waiting = [...steps];
  let timer = setTimeout(runSome);
  return () => {
    waiting.length = 0;
    clearTimeout(timer);
  };

  function runSome(): void {
    if (waiting.length === 0) return;
    // First, so that a step that throws does not keep the others from their turn.
    timer = setTimeout(runSome);
    const end = performance.now() + slice;
    do waiting.shift()?.();
    while (waiting.length > 0 && performance.now() < end);
  }
}
