import type { Range } from '#shared/text/range.ts';

/** A replacement of one range by a text. */
export interface Edit {
  readonly range: Range;
  readonly text: string;
  /** Whether an insertion at a cursor moves the cursor as if it replaced the cursor's empty range. */
  readonly isReplace?: boolean;
}
