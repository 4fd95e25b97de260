import { reportProblems } from './summarize-problems.ts';
import { BuildError } from './build-error.ts';
import { countProblems, formatPlace, formatProblems } from './format-problems.ts';
import { stackFrames } from './stack-frames.ts';
import { isSystemError, systemProblem } from './system-problem.ts';

/**
 * Describes why a build failed: its problems, a file system error or any other exception. Never
 * includes a stack trace.
 */
export function describeFailure(error: unknown, root: string): string {
  if (error instanceof BuildError)
    return `${reportProblems(error.problems, root)}\n\nThe site was not built: ${countProblems(error.problems)}.`;
  if (isSystemError(error))
    return `${formatProblems([systemProblem(error, root)], root)}\n\n${lastOutput}`;
  const message = error instanceof Error ? error.message : String(error);
  // Bundlers put the stack trace into their messages.
  const text = message
    .replace(/^Stack backtrace:$[^]*/m, '')
    .replace(/^ +at .+ ?\(?.*:\d+:\d+\)?\n?/gm, '')
    .trimEnd();
  return `${text}\n\nIn ${placeOf(error) ?? root}\n\n${lastOutput}`;
}

/**
 * Returns where an error occurred: the file named by a bundler or plugin, or the position where the
 * program threw it; undefined if neither is known.
 */
function placeOf(error: unknown) {
  const { id, loc, stack } = error as {
    readonly id?: string;
    readonly loc?: { readonly file?: string };
    readonly stack?: string;
  };
  const thrown = stackFrames(stack ?? '').find(({ file }) => !file.includes('/node_modules/'));
  return loc?.file ?? id ?? (thrown && formatPlace(thrown, '/'));
}

const lastOutput = 'The site was not built; the last good output is unchanged.';

/**
 * Returns an error suited to Vite's command line, which prints every error's stack: a `BuildError`
 * gets the text of its problems as its stack.
 */
export function readableError(error: unknown, root: string): unknown {
  if (!(error instanceof BuildError)) return error;
  const text = formatProblems(error.problems, root);
  return Object.assign(new Error(text), { stack: text });
}
