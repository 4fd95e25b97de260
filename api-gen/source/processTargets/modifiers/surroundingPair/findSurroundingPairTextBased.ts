import { Range, TextEditor } from '../../../libs/common';
import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

export declare function findSurroundingPairTextBased(
  editor: TextEditor,
  range: Range,
  allowableRange: Range | null,
  delimiters: SimpleSurroundingPairName[],
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
