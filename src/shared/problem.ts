/** Position in a source file. Lines and columns are one-based. */
export interface SourcePosition {
  readonly file: string;
  readonly line?: number;
  readonly column?: number;
}

/** Returns the position of an offset in text; lines and columns are one-based. */
export function positionAt(
  text: string,
  offset: number,
): Required<Pick<SourcePosition, 'line' | 'column'>> {
  const lines = text.slice(0, offset).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1 };
}

/** A problem found by a check: what is wrong, where, and how to fix it. */
export interface Problem {
  /** What is wrong, in one sentence. */
  readonly message: string;
  /** How to fix it, in one sentence. */
  readonly hint?: string;
  readonly position: SourcePosition;
  readonly severity: 'error' | 'warning';
  /** URL that a broken link leads to. */
  readonly address?: string;
}

/** What is wrong and how to fix it, without a position. */
export type Fault = Pick<Problem, 'message' | 'hint'>;

/** Returns an error at a position: what is wrong, and how to fix it. */
export function errorAt(position: SourcePosition, message: string, hint?: string): Problem {
  return { message, hint, severity: 'error', position };
}

/** Returns a warning at a position: what is wrong, and how to fix it. */
export function warningAt(position: SourcePosition, message: string, hint?: string): Problem {
  return { ...errorAt(position, message, hint), severity: 'warning' };
}

/** Returns the problems that are errors. */
export function errorsOf(problems: readonly Problem[]): readonly Problem[] {
  return problems.filter(({ severity }) => severity === 'error');
}

/** Whether any of these problems is an error. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return errorsOf(problems).length > 0;
}

/** Removes duplicate problems. */
export function uniqueProblems(problems: readonly Problem[]): readonly Problem[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
}
