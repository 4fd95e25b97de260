import { ChangeEventInfo, FullRangeInfo, RangeOffsets } from '../../typings/updateSelections';
export declare function getUpdatedText(
  changeEventInfo: ChangeEventInfo,
  rangeInfo: FullRangeInfo,
  newOffsets: RangeOffsets,
): string;
