import type { Problem } from '#shared/problem.ts';

/** An error that stops the build. The command line prints its problems and exits with code 1. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'BuildError';
    this.problems = problems;
  }
}
