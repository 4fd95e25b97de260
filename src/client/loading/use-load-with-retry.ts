import { useCallback, useEffect, useState } from 'react';
import { loadContentStyles, restoreMissingStyles } from './load-styles.ts';

/** Loading state of a part of the site: pending, done or failed. */
export interface Loaded<Value> {
  readonly value?: Value;
  readonly error?: Error;
  retry(): void;
}

/**
 * Loads a part of the site with `import()` when its component renders, along with the styles of
 * all content. Failures are not cached: `retry` makes a new request, because browsers do not cache
 * a module that they could not fetch (HTML standard, "fetch a single module script"). With an
 * earlier `failure`, nothing is loaded until `retry`. `load` must be the same function on every
 * render.
 */
export function useLoadWithRetry<Value>(
  load: () => Promise<Value>,
  failure?: Error,
): Loaded<Value> {
  const [tries, setTries] = useState(failure ? 0 : 1);
  const [outcome, setOutcome] = useState<Omit<Loaded<Value>, 'retry'>>({ error: failure });
  const retry = useCallback(() => setTries((before) => before + 1), []);

  useEffect(() => {
    if (tries === 0) return undefined;
    let isCurrent = true;
    const tryOnce = async () => {
      if (tries > 1) await restoreMissingStyles();
      const [value] = await Promise.all([load(), loadContentStyles()]);
      return { value };
    };
    void tryOnce()
      .catch((error: unknown) => ({ error: toError(error) }))
      .then((next) => isCurrent && setOutcome(next));
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);

  return { ...outcome, retry };
}

/** Converts any thrown value to an `Error`. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
