/** A heading's position in the window. */
export interface HeadingPosition {
  readonly id: string;
  /** Distance of its top edge from that of the window. */
  readonly top: number;
}

/** The visible part of the page. */
export interface ReadingWindow {
  /** Bottom edge of whatever covers the top of the window. */
  readonly edge: number;
  readonly height: number;
  /** Whether the reader has scrolled to the end of the page. */
  readonly isAtEnd: boolean;
}

/**
 * Returns the heading being read: the first one below the edge if it is in the upper half of the
 * window, otherwise the one before it. There is none above the first heading; at the end of the
 * page it is the last one.
 */
export function findActiveHeading(
  headings: readonly HeadingPosition[],
  { edge, height, isAtEnd }: ReadingWindow,
): string | null {
  const next = isAtEnd ? -1 : headings.findIndex(({ top }) => top >= edge);
  if (next === -1) return headings.at(-1)?.id ?? null;
  const isNear = (headings[next]?.top ?? 0) < height / 2;
  return headings[isNear ? next : next - 1]?.id ?? null;
}
