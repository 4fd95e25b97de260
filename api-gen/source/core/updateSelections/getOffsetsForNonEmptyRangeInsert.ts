import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';
declare function getOffsetsForNonEmptyRangeInsert(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForNonEmptyRangeInsert;
