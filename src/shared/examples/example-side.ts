import { buildLines } from './build-lines.ts';
import type { LineItem, LineToken, Stretch, StretchRole } from './example-line.ts';
import { placeHats } from './place-hats.ts';
import type { CaseDecoration, CaseState } from './recorded-case.ts';
import {
  createTextIndex,
  type OffsetRange,
  type TextIndex,
  toOffset,
  toOffsetRange,
} from './text-index.ts';

/** One side of an example, ready to be drawn: what the text is and what lies over it. */
export interface SideInput {
  readonly state: CaseState;
  /** What the command takes away (before) or puts in (after). */
  readonly changes: readonly OffsetRange[];
  readonly changeRole: 'removed' | 'added';
  readonly decorations: readonly CaseDecoration[];
  /** Tokens that the command names. */
  readonly marked: readonly OffsetRange[];
  readonly tokens: readonly (readonly LineToken[])[];
}

/** Lays hats, selections, cursors and changes over one state. */
export function buildSide({
  state,
  changes,
  changeRole,
  decorations,
  marked,
  tokens,
}: SideInput): LineItem[][] {
  const index = createTextIndex(state.text);
  const toStretches = (ranges: readonly OffsetRange[], role: StretchRole): Stretch[] =>
    ranges.map((range) => ({ ...range, role }));
  const selected = state.selections.map(({ anchor, active }) =>
    toOffsetRange(index, { start: anchor, end: active }),
  );
  return buildLines(index, {
    stretches: [
      ...toStretches(marked, 'marked'),
      ...toStretches(selected, 'selected'),
      ...toStretches(changes, changeRole),
      ...toStretches(
        state.thatMark.map((range) => toOffsetRange(index, range)),
        'that',
      ),
      ...toStretches(
        state.sourceMark.map((range) => toOffsetRange(index, range)),
        'source',
      ),
      ...toStretches(
        decorations.map((decoration) => decoratedRange(index, decoration)),
        'flash',
      ),
    ],
    hats: placeHats(state, index),
    cursors: state.selections.map(({ active }) => toOffset(index, active)),
    tokens,
  });
}

function decoratedRange(index: TextIndex, { range, wholeLines }: CaseDecoration): OffsetRange {
  if (!wholeLines) return toOffsetRange(index, range);
  const start = index.lines[range.start.line]?.start ?? 0;
  return { start, end: index.lines[range.end.line]?.end ?? index.text.length };
}
