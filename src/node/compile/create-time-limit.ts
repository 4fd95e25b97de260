import { createContext, Script } from 'node:vm';

/** Thrown when a piece of work exceeds its time limit. */
export class TimeLimitError extends Error {
  constructor(milliseconds: number) {
    super(`It was not finished after ${milliseconds / 1000} seconds.`);
    this.name = 'TimeLimitError';
  }
}

/**
 * Creates a function that runs synchronous work and stops it after `limit` milliseconds of CPU
 * time. On a busy machine, it retries with a longer limit. It throws a `TimeLimitError` when the
 * time is up, and otherwise whatever the work throws. It uses `node:vm`, because only the
 * JavaScript engine can interrupt a loop. Nothing is isolated: all work shares one context, because
 * a new context for each page costs more than parsing the page.
 */
export function createTimeLimit() {
  const globals: { work?: () => void } = createContext({});
  const script = new Script('work()');

  /** Runs the work; returns undefined if it took longer than this many milliseconds. */
  function runFor<Result>(
    milliseconds: number,
    work: () => Result,
  ): { readonly value: Result } | undefined {
    let outcome: { readonly value: Result } | undefined;
    globals.work = () => void (outcome = { value: work() });
    try {
      script.runInContext(globals, { timeout: milliseconds });
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      if (code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    } finally {
      delete globals.work;
    }
    return outcome;
  }

  return <Result>(limit: number, work: () => Result) => {
    for (let patience = limit; ; patience *= 4) {
      const before = process.cpuUsage();
      const outcome = runFor(patience, work);
      if (outcome) return outcome.value;
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 >= limit * 0.9) throw new TimeLimitError(limit);
    }
  };
}
