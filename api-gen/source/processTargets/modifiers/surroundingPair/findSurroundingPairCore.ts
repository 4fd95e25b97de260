import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairOffsets, Offsets, PossibleDelimiterOccurrence } from './types';

export declare function findSurroundingPairCore(
  scopeType: SurroundingPairScopeType,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  acceptableDelimiters: SimpleSurroundingPairName[],
  selectionOffsets: Offsets,
  bailOnUnmatchedAdjacent?: boolean,
): SurroundingPairOffsets | null;
