/** Part of a text by offsets, in UTF-16 code units, the end not included; `start` is never after `end`. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** How many code units a range spans. */
export function lengthOf({ start, end }: Range): number {
  return end - start;
}

/** Whether the range holds no text. */
export function isEmpty({ start, end }: Range): boolean {
  return start === end;
}

/** Whether the outer range holds the inner one; equal ends count. */
export function contains(outer: Range, inner: Range): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** Whether both ranges are the same. */
export function isSameRange(one: Range, other: Range): boolean {
  return one.start === other.start && one.end === other.end;
}

/** Whether the ranges touch or share text. */
export function touches(one: Range, other: Range): boolean {
  return one.start <= other.end && other.start <= one.end;
}

/** The smallest range that holds both. */
export function union(one: Range, other: Range): Range {
  return { start: Math.min(one.start, other.start), end: Math.max(one.end, other.end) };
}
