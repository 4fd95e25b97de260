import type { GroupId } from './group-id.ts';

/**
 * A part of a phrase that matches one form of the vocabulary. Offsets are in characters, end
 * exclusive.
 */
export interface Term {
  readonly start: number;
  readonly end: number;
  readonly group: GroupId;
  readonly identifier: string;
  readonly spoken: string;
  /** Set only if the form names a pair of delimiters. */
  readonly delimiters?: Delimiters;
}

/** The delimiters that a pair puts around text. */
interface Delimiters {
  readonly left: string;
  readonly right: string;
}
