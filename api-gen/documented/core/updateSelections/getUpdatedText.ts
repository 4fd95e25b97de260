/**
 * What a range contains after a change.
 *
 * @module
 */

import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';

/**
 * Computes the text of a range after a change from its old text and the inserted one, without
 * asking the document.
 *
 * @param changeEventInfo - The change.
 * @param rangeInfo - The range before the change.
 * @param newOffsets - Where the range is after it.
 */
export declare function getUpdatedText(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
  newOffsets: RangeOffsets,
): string;
