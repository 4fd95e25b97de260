import type { Range } from '#shared/text/range.ts';
import type { Side } from './pair-names.ts';

/** A delimiter in the text. */
export interface Delimiter {
  readonly range: Range;
  /** The extension's name for its pair; undefined if the character is not a delimiter here. */
  readonly pair: string | undefined;
  readonly side: Side;
}

/** Both delimiters of a pair. */
export interface FoundPair {
  readonly left: Range;
  readonly right: Range;
}
