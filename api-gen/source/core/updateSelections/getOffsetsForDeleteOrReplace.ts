import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';
declare function getOffsetsForDeleteOrReplace(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
): RangeOffsets;

export default getOffsetsForDeleteOrReplace;
