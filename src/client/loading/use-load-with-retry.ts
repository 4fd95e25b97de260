import { useCallback, useEffect, useState } from 'react';
import { loadContentStyles } from './load-styles.ts';
import { restoreMissingStyles } from './missing-styles.ts';

/** Loading state of a part of the site: pending, done or failed. */
export interface Loaded<Value> {
  readonly value?: Value;
  readonly error?: Error;
  retry(): void;
}

/**
 * Loads a part of the site with `import()` when its component renders. Failures are not cached:
 * `retry` makes a new request, because browsers do not cache a module that they could not fetch
 * (HTML standard, "fetch a single module script"). With an earlier `failure`, nothing is loaded
 * until `retry`. `load` must be the same function on every call.
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
    const settle = (next: typeof outcome): void => {
      if (isCurrent) setOutcome(next);
    };
    const stylesReady = tries === 1 ? Promise.resolve() : restoreMissingStyles();
    stylesReady
      .then(() => Promise.all([load(), loadContentStyles()]))
      .then(
        ([value]) => settle({ value }),
        (error: unknown) => settle({ error: toError(error) }),
      );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);

  return { ...outcome, retry };
}

/** Converts anything thrown to an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
