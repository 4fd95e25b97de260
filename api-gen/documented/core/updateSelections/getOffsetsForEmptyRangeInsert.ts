/**
 * What an insertion does to an empty range.
 *
 * @module
 */

import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';

/**
 * Computes where an empty range goes when text is inserted exactly there. Its expansion behavior
 * decides whether it stays empty, takes in the text, or takes in as much as matches an expression:
 * the behavior of its end for replacements, that of its start otherwise.
 *
 * @param changeEventInfo - The insertion.
 * @param rangeInfo - The empty range.
 * @returns The new offsets of the range.
 */
declare function getOffsetsForEmptyRangeInsert(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForEmptyRangeInsert;
