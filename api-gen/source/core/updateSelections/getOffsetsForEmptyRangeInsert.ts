import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';
declare function getOffsetsForEmptyRangeInsert(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForEmptyRangeInsert;
