import { useCallback, useEffect, useState } from 'react';
import { restoreMissingStyles } from './missing-styles.ts';

/** Where the loading of a part of the site stands: under way, done, or failed. */
export interface Loaded<Value> {
  readonly value?: Value;
  readonly error?: Error;
  /** Tries to load it again. */
  retry(): void;
}

/**
 * Loads a part of the site by `import()` when its component is drawn. A failure is not kept: `retry` asks the network
 * again, as browsers do not remember a module that they could not fetch (HTML standard, "fetch a single module script").
 * With a `failure` of an earlier try it waits for `retry`. `load` must be the same function at every call.
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
    stylesReady.then(load).then(
      (value) => settle({ value }),
      (error: unknown) => settle({ error: toError(error) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [load, tries]);

  return { ...outcome, retry };
}

/** What was thrown, as an error. */
export function toError(thrown: unknown): Error {
  return thrown instanceof Error ? thrown : new Error(String(thrown));
}
