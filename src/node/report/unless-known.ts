import { errorsOf, uniqueProblems, type Problem } from '#shared/problem.ts';

/**
 * Removes duplicates, problems on lines with a known error, such as an import that cannot be
 * resolved, and what a file is known for, such as a component that it does not import. What has no
 * place of its own, and is told at the beginning of a page, may be known of a file that it imports.
 */
export function unlessKnown(
  found: readonly Problem[],
  known: readonly Problem[],
): readonly Problem[] {
  const keysOf = ({ message, position: { file, line } }: Problem): readonly string[] => [
    `${file}:${line}`,
    `${file} ${message}`,
  ];
  const errors = errorsOf(known);
  const told = new Set([...errors.flatMap(keysOf), ...errors.map(({ message }) => message)]);
  return uniqueProblems(found).filter((problem) => {
    const { line, column } = problem.position;
    const isPlaced = line !== 1 || column !== 1;
    return ![...keysOf(problem), ...(isPlaced ? [] : [problem.message])].some((key) =>
      told.has(key),
    );
  });
}
