import { errorAt, type Problem } from '#shared/problem.ts';
import type { CompileContext } from '../context/compile-context.ts';
import type { PageCode } from './page-code.ts';

/** Finds expressions that await a promise, because browsers cannot show such a page. */
export function awaitedValues(
  { awaited }: PageCode,
  { page: { file, bodyLine } }: CompileContext,
): readonly Problem[] {
  return awaited.map(({ loc }) => {
    const { line = 1, column = 0 } = loc?.start ?? {};
    return errorAt(
      { file, line: line + bodyLine, column: column + 1 },
      'The page waits for a promise, so it cannot be shown.',
      'Wait in a statement, as in `export const value = await load();`, and show `{value}`.',
    );
  });
}
