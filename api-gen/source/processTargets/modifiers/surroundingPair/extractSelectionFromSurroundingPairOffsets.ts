import { Range, Selection, TextDocument } from '../../../libs/common';
import { SurroundingPairOffsets } from './types';

export interface SurroundingPairInfo {
  contentRange: Selection;
  boundary: [Range, Range];
  interiorRange: Range;
}

export declare function extractSelectionFromSurroundingPairOffsets(
  document: TextDocument,
  baseOffset: number,
  surroundingPairOffsets: SurroundingPairOffsets,
): SurroundingPairInfo;
