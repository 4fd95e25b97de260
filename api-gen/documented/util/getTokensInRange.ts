/**
 * Divides text into tokens.
 *
 * @module
 */
import { Range, TextEditor } from '../libs/common';
import { RangeOffsets } from '../typings/updateSelections';

/** A token without the data that only matters once it wears a hat. */
export interface PartialToken {
  /** The characters of the token. */
  text: string;

  /** Where the token is. */
  range: Range;

  /** The same place in character offsets from the start of the document. */
  offsets: RangeOffsets;
}

/**
 * Finds the tokens in part of a document by the rules of its language.
 *
 * @param editor - The editor that shows the document.
 * @param range - The part to divide; a token cut off by its edge is found only as far as it lies
 * inside.
 * @returns The tokens in the order of the text.
 */
export declare function getTokensInRange(editor: TextEditor, range: Range): PartialToken[];
