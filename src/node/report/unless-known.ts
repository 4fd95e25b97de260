import { errorsOf, uniqueProblems, type Problem } from '#shared/problem.ts';

/**
 * Removes duplicates, problems on lines with a known error, such as an import that cannot be
 * resolved, and what a file is known for, such as a component that it does not import.
 */
export function unlessKnown(
  found: readonly Problem[],
  known: readonly Problem[],
): readonly Problem[] {
  const keysOf = ({ message, position: { file, line } }: Problem): readonly string[] => [
    `${file}:${line}`,
    `${file} ${message}`,
  ];
  const told = new Set(errorsOf(known).flatMap(keysOf));
  return uniqueProblems(found).filter((problem) => !keysOf(problem).some((key) => told.has(key)));
}
