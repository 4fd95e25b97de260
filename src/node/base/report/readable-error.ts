import { BuildError } from './build-error.ts';
import { formatProblems } from './format-problems.ts';

/**
 * Returns an error for Vite's command line, which prints the stack of any error: for a `BuildError`,
 * that is the text of its problems.
 */
export function readableError(error: unknown, root: string): unknown {
  if (!(error instanceof BuildError)) return error;
  const text = formatProblems(error.problems, root);
  return Object.assign(new Error(text), { stack: text });
}
