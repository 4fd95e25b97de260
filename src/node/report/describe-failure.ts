import type { Problem } from '#shared/problem.ts';
import { BuildError } from './build-error.ts';
import { countProblems, formatProblems } from './format-problems.ts';
import { isSystemError, systemProblem } from './system-problem.ts';

/** What a failed build tells its user: all problems, or what the system says about a file. Never a stack. */
export function describeFailure(error: unknown, root: string): string {
  if (error instanceof BuildError) return describeProblems(error.problems, root);
  if (isSystemError(error))
    return `${formatProblems([systemProblem(error)], root)}\n\n${lastOutput}`;
  const message = error instanceof Error ? error.message : String(error);
  return `${withoutStack(message)}\n\n${lastOutput}`;
}

const lastOutput = 'The site was not built; the last good output is as it was.';

function describeProblems(problems: readonly Problem[], root: string): string {
  return `${formatProblems(problems, root)}\n\nThe site was not built: ${countProblems(problems)}.`;
}

/** Bundlers put stacks into their messages. */
function withoutStack(message: string): string {
  return message
    .replace(/^Stack backtrace:$[^]*/m, '')
    .replace(/^ +at .+ ?\(?.*:\d+:\d+\)?\n?/gm, '')
    .trimEnd();
}
