import { hasErrors } from '#shared/problem.ts';
import { checkEnvironment } from './config/check-environment.ts';
import { BuildError } from './report/build-error.ts';
import { describeFailure } from './report/describe-failure.ts';

/** Describes what is wrong with a build's environment; undefined if the build can start. */
export function explainRefusal(
  root: string,
  variables: Readonly<Record<string, string | undefined>>,
): string | undefined {
  const { problems } = checkEnvironment(root, variables);
  return hasErrors(problems) ? describeFailure(new BuildError(problems), root) : undefined;
}
