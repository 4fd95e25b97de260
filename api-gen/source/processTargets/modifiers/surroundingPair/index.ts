import { Range, TextEditor } from '../../../libs/common';
import { SurroundingPairScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { SurroundingPairInfo } from './extractSelectionFromSurroundingPairOffsets';

export declare function processSurroundingPair(
  context: ProcessedTargetsContext,
  editor: TextEditor,
  range: Range,
  scopeType: SurroundingPairScopeType,
): SurroundingPairInfo | null;
