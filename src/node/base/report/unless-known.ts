import { errorsOf, uniqueProblems, type Problem } from '#shared/problem.ts';

/**
 * Removes duplicates, problems on a line with a known error, such as an unresolved import, and
 * known problems of a file, such as a missing component. A problem reported at 1:1, for lack of a
 * position, may already be known from an imported file.
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
  const reported = new Set([...errors.flatMap(keysOf), ...errors.map(({ message }) => message)]);
  return uniqueProblems(found).filter((problem) => {
    const { line, column } = problem.position;
    const isPlaced = line !== 1 || column !== 1;
    return ![...keysOf(problem), ...(isPlaced ? [] : [problem.message])].some((key) =>
      reported.has(key),
    );
  });
}
