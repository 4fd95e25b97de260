import { buildLine, splitLayers, type LineLayers } from './build-lines.ts';
import type { LineItem, LineToken, Span, SpanRole } from './example-line.ts';
import { placeHats } from './find-hat.ts';
import type { CaseDecoration, CaseState } from './recorded-case.ts';
import {
  findLines,
  type TextLines,
  selectionRange,
  toOffset,
  toRange,
} from '#shared/text/text-lines.ts';
import type { Range } from '#shared/text/range.ts';

/** One side of an example, ready to render: its text and decorations. */
export interface SideInput {
  readonly state: CaseState;
  /** Ranges that the command removes (before) or adds (after). */
  readonly changes: readonly Range[];
  readonly changeRole: 'removed' | 'added';
  readonly decorations: readonly CaseDecoration[];
  /** Tokens that the command names. */
  readonly marked: readonly Range[];
  readonly tokens: readonly (readonly LineToken[])[];
}

/** Returns the lines of one side, decorated with hats, selections, cursors and changes. */
export function buildSide(side: SideInput): LineItem[][] {
  return splitSide(side).map(buildLine);
}

/** Returns the layers for each line of a side. */
export function splitSide({
  state,
  changes,
  changeRole,
  decorations,
  marked,
  tokens,
}: SideInput): LineLayers[] {
  const index = findLines(state.text);
  const toSpans = (ranges: readonly Range[], role: SpanRole): Span[] =>
    ranges.map((range) => ({ ...range, role }));
  const selected = state.selections.map((selection) => selectionRange(index, selection));
  return splitLayers(index, {
    spans: [
      ...toSpans(marked, 'marked'),
      ...toSpans(selected, 'selected'),
      ...toSpans(changes, changeRole),
      ...toSpans(
        state.thatMark.map((range) => toRange(index, range)),
        'that',
      ),
      ...toSpans(
        state.sourceMark.map((range) => toRange(index, range)),
        'source',
      ),
      ...toSpans(
        decorations.map((decoration) => decoratedRange(index, decoration)),
        'flash',
      ),
    ],
    hats: placeHats(state, index),
    cursors: state.selections.map(({ active }) => toOffset(index, active)),
    tokens,
  });
}

function decoratedRange(index: TextLines, { range, wholeLines }: CaseDecoration) {
  if (!wholeLines) return toRange(index, range);
  const start = index.lines[range.start.line]?.start ?? 0;
  return { start, end: index.lines[range.end.line]?.end ?? index.text.length };
}
