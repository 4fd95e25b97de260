import { ExtendedTextDocumentChangeEvent, FullRangeInfo } from '../../typings/updateSelections';
export declare function updateRangeInfos(
  changeEvent: ExtendedTextDocumentChangeEvent,
  rangeInfoGenerator: Generator<FullRangeInfo, void, unknown>,
): void;
