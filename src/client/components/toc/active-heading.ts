/** Where a heading stands in the window. */
export interface HeadingPosition {
  readonly id: string;
  /** Distance of its upper edge from the window's upper edge. */
  readonly top: number;
}

/** The part of the page that the reader sees. */
export interface ReadingWindow {
  /** Lower edge of whatever covers the top of the window. */
  readonly edge: number;
  readonly height: number;
  /** The reader has scrolled to the end of the page. */
  readonly isAtEnd: boolean;
}

/**
 * The heading that the reader is under: the first one below the edge if it lies in the upper half of the window, else
 * the one before it. Above the first heading there is none; at the end of the page it is the last.
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
