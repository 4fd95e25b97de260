/**
 * A range of text, as offsets in UTF-16 code units, end exclusive. `start` is never greater than
 * `end`.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Returns the length of a range in code units. */
export function lengthOf({ start, end }: Range): number {
  return end - start;
}

/** Whether a range is empty, like a cursor. */
export function isEmpty({ start, end }: Range): boolean {
  return start === end;
}

/** Whether the outer range contains the inner one; the ranges may share ends. */
export function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether two ranges have the same start and end. */
export function isSameRange(one: Range, other: Range): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Whether two ranges touch or overlap. */
export function touches(one: Range, other: Range): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** Whether two ranges have text in common, or an empty range is inside the other. */
export function overlaps(one: Range, other: Range): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Whether a range overlaps another or, if the other is empty, touches it. */
export function meets(range: Range, other: Range): boolean {
  return isEmpty(other) ? touches(range, other) : overlaps(range, other);
}

/** Returns the range between two offsets, given in either order. */
export function between(one: number, other: number): Range {
  return { start: Math.min(one, other), end: Math.max(one, other) };
}

/** Returns the smallest range that contains both ranges. */
export function union(one: Range, other: Range): Range {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
