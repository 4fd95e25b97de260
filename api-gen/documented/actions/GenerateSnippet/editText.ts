/**
 * Edits of plain strings.
 *
 * @module
 */

import { Offsets } from '../../processTargets/modifiers/surroundingPair/types';

/**
 * Applies replacements to a string that is not in any editor.
 *
 * @param text - The string to change.
 * @param edits - The replacements, in any order; they must not overlap.
 * @returns The changed string.
 */
export declare function editText(text: string, edits: Edit[]): string;

/** A replacement in a string. */
interface Edit {
  /** Which characters of the original string are replaced. */
  offsets: Offsets;

  /** What they are replaced with. */
  text: string;
}
