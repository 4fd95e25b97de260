/**
 * Translates offsets of a pair to ranges.
 *
 * @module
 */
import { Range, Selection, TextDocument } from '../../../libs/common';
import { SurroundingPairOffsets } from './types';

/** A pair of delimiters in a document. */
export interface SurroundingPairInfo {
  /** Everything from the left delimiter through the right one. */
  contentRange: Selection;

  /** The left and the right delimiter. */
  boundary: [Range, Range];

  /** Everything between the delimiters. */
  interiorRange: Range;
}

/**
 * Translates the offsets of a pair, found in part of a document, to ranges of the document.
 *
 * @param document - The document.
 * @param baseOffset - Where the searched part begins.
 * @param surroundingPairOffsets - The pair, counted from there.
 * @returns The pair in terms of the editor.
 */
export declare function extractSelectionFromSurroundingPairOffsets(
  document: TextDocument,
  baseOffset: number,
  surroundingPairOffsets: SurroundingPairOffsets,
): SurroundingPairInfo;
