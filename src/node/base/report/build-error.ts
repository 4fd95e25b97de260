import type { Problem } from '#shared/problem.ts';

/** Stops the build with all problems; the command line prints them and exits with code 1. */
export class BuildError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(problems.map((problem) => problem.message).join('\n'));
    this.name = 'BuildError';
    this.problems = problems;
  }
}
