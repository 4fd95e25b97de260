import type { Range } from '#shared/text/range.ts';

/** The replacement of one range with text. */
export interface Edit {
  readonly range: Range;
  readonly text: string;
  /**
   * Whether an insertion at a cursor moves the cursor as if the cursor's empty range were being
   * replaced.
   */
  readonly isReplace?: boolean;
}
