import { SurroundingPairOffsets, PossibleDelimiterOccurrence, Offsets } from './types';
import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

export declare function findDelimiterPairContainingSelection(
  initialIndex: number,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  acceptableDelimiters: SimpleSurroundingPairName[],
  selectionOffsets: Offsets,
): SurroundingPairOffsets | null;
