import type { Range } from '#shared/text/range.ts';

/** The replacement of one range with text. */
export interface Edit {
  readonly range: Range;
  readonly text: string;
  /**
   * Whether an insertion counts as a replacement of the empty range, so that a cursor there stays
   * before the inserted text.
   */
  readonly isReplace?: boolean;
}
