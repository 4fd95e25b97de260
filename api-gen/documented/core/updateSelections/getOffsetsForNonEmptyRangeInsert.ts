/**
 * What an insertion does to a range with text.
 *
 * @module
 */

import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';

/**
 * Computes where a range goes when text is inserted in it or at one of its ends. Inside, it grows;
 * at an end, its expansion behavior decides.
 *
 * @param changeEventInfo - The insertion.
 * @param rangeInfo - The range.
 * @returns The new offsets of the range.
 */
declare function getOffsetsForNonEmptyRangeInsert(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForNonEmptyRangeInsert;
