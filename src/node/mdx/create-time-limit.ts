import { createContext, Script } from 'node:vm';

/** Thrown when a piece of work has used up its time. */
export class TimeLimitError extends Error {
  constructor(milliseconds: number) {
    super(`It was not done after ${milliseconds / 1000} seconds.`);
    this.name = 'TimeLimitError';
  }
}

/** Runs a function under a time limit. */
export type TimeLimit = <Result>(limit: number, work: () => Result) => Result;

/**
 * Makes a function that runs work which does not wait for anything, and stops it when it takes more than `limit`
 * milliseconds of CPU time; on a busy machine it starts again with more patience. It throws a `TimeLimitError` when the
 * time is up, and otherwise what the work throws. Code in the middle of a loop can be stopped by the
 * engine alone, and `node:vm` is what Node offers for that; nothing is kept apart here, and one context serves all work,
 * since a new one for each page costs more than parsing it.
 */
export function createTimeLimit(): TimeLimit {
  const globals: { work?: () => void } = createContext({});
  const script = new Script('work()');

  /** Undefined when the work took longer than these milliseconds. */
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

  return (limit, work) => {
    for (let patience = limit; ; patience *= 4) {
      const before = process.cpuUsage();
      const outcome = runFor(patience, work);
      if (outcome) return outcome.value;
      const { user, system } = process.cpuUsage(before);
      if ((user + system) / 1000 >= limit * 0.9) throw new TimeLimitError(limit);
    }
  };
}
