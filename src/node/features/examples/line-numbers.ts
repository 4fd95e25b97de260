import type { Term } from '#shared/voice/term.ts';
import type { CaseState } from '#engine/examples/recorded-case.ts';

/** How a command counts lines: from the top of the text or from the cursor. */
export type LineCounting = 'absolute' | 'relative';

/** Returns how the command counts lines; undefined if it refers to no line by number. */
export function findLineCounting(terms: readonly Term[]): LineCounting | undefined {
  const direction = terms.find(({ group }) => group === 'line_direction');
  if (!direction) return undefined;
  return direction.identifier === 'lineNumberModulo100' ? 'absolute' : 'relative';
}

/**
 * Returns each line's label for this way of counting. When lines are counted from the cursor, the
 * cursor's line has no label.
 */
export function numberLines(state: CaseState, count: number, counting: LineCounting): string[] {
  const cursorLine = state.selections[0]?.active.line ?? 0;
  return Array.from({ length: count }, (_, line) =>
    counting === 'absolute'
      ? String(line + 1)
      : line === cursorLine
        ? ''
        : String(Math.abs(line - cursorLine)),
  );
}
