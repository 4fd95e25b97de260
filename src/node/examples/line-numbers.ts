import type { Term } from '#shared/voice/term.ts';
import type { CaseState } from '#shared/examples/recorded-case.ts';

/** How a command counts lines: from the top of the text, or from the cursor. */
export type LineCounting = 'absolute' | 'relative';

/** How the command counts lines; undefined when it names none. */
export function findLineCounting(terms: readonly Term[]): LineCounting | undefined {
  const direction = terms.find(({ group }) => group === 'line_direction');
  if (!direction) return undefined;
  return direction.spoken === 'row' ? 'absolute' : 'relative';
}

/** What stands beside each line for this way of counting; nothing beside the line from which the others are counted. */
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
