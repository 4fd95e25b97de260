/**
 * What deletions and replacements do to a range.
 *
 * @module
 */

import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';

/**
 * Computes where a range goes when text that overlaps or touches it is deleted or replaced. Each
 * end stays where it is unless it would lie beyond the new text; then it moves to that text's end.
 *
 * @param changeEventInfo - The change.
 * @param rangeInfo - The range.
 * @returns The new offsets of the range.
 */
declare function getOffsetsForDeleteOrReplace(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForDeleteOrReplace;
