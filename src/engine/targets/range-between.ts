import type { Document } from '../text/document.ts';
import type { Target } from './target.ts';

/** Both ends of a range, and which of them it leaves out. */
export interface RangeEnds {
  readonly anchor: Target;
  readonly active: Target;
  readonly excludeAnchor: boolean;
  readonly excludeActive: boolean;
}

/** The text from one target to another. */
export function rangeBetween(_document: Document, ends: RangeEnds): Target {
  const isReversed = ends.anchor.content.start > ends.active.content.start;
  const [first, last] = isReversed ? [ends.active, ends.anchor] : [ends.anchor, ends.active];
  return {
    kind: 'untyped',
    content: { start: first.content.start, end: last.content.end },
    isReversed,
    isChosen: true,
  };
}

/** One target a line, straight down. */
export function verticalRange(document: Document, ends: RangeEnds): Target[] {
  return [rangeBetween(document, ends)];
}
