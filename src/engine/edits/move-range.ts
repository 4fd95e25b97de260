import { isEmpty, lengthOf, type Range } from '#shared/text/range.ts';
import type { Edit } from '../model/edit.ts';

/** How a range reacts to an insertion at its ends: an "open" range grows to include it. */
export type Growth = 'open' | 'closed';

/** Adjusts a range for edits. Edits do not overlap, so each one moves the ends independently. */
export function moveRange(range: Range, edits: readonly Edit[], growth: Growth = 'closed'): Range {
  let { start, end } = range;
  for (const edit of edits) {
    const moved = moveOnce(range, edit, growth);
    start += moved.start - range.start;
    end += moved.end - range.end;
  }
  return { start, end };
}

function moveOnce(range: Range, edit: Edit, growth: Growth) {
  const added = edit.text.length - lengthOf(edit.range);
  if (edit.range.start > range.end) return range;
  if (edit.range.end < range.start) return { start: range.start + added, end: range.end + added };
  if (!isEmpty(edit.range)) return moveAcross(range, edit, added);
  return isEmpty(range) ? moveCursor(range, edit, growth) : moveAround(range, edit, growth);
}

/** Handles a replacement that overlaps the range or touches one of its ends. */
function moveAcross(range: Range, { range: replaced, text }: Edit, added: number) {
  const last = replaced.start + text.length;
  const move = (offset: number) =>
    replaced.end <= offset ? offset + added : Math.min(offset, last);
  return { start: move(range.start), end: move(range.end) };
}

/**
 * Handles an insertion at an empty range. An "open" range grows to include the new text. A "closed"
 * one moves to its right or, if the edit counts as a replacement, stays on its left.
 */
function moveCursor({ start }: Range, { text, isReplace }: Edit, growth: Growth) {
  const end = start + text.length;
  if (isReplace) return { start, end: growth === 'open' ? end : start };
  return { start: growth === 'open' ? start : end, end };
}

/** Handles an insertion inside a range or at one of its ends. */
function moveAround(range: Range, { range: { start: at }, text }: Edit, growth: Growth) {
  const end = range.end + text.length;
  if (at === range.start) return { start: growth === 'open' ? at : at + text.length, end };
  if (at === range.end) return { start: range.start, end: growth === 'open' ? end : range.end };
  return { start: range.start, end };
}
