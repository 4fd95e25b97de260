import { SurroundingPairScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Offsets, PossibleDelimiterOccurrence, SurroundingPairOffsets } from './types';

export declare function findDelimiterPairAdjacentToSelection(
  initialIndex: number,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  selectionOffsets: Offsets,
  scopeType: SurroundingPairScopeType,
  bailOnUnmatchedAdjacent?: boolean,
): SurroundingPairOffsets | null;
