import type { Range } from '#shared/text/range.ts';

/** A replacement of one range by a text. */
export interface Edit {
  readonly range: Range;
  readonly text: string;
  /** Whether text that is put at a cursor pushes the cursor along as if the cursor's place were replaced by it. */
  readonly isReplace?: boolean;
}
