/**
 * Finds the pair around the selection.
 *
 * @module
 */
import { SurroundingPairOffsets, PossibleDelimiterOccurrence, Offsets } from './types';
import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Looks for the smallest pair around the selection by scanning right for an unmatched delimiter and
 * left for its counterpart, in turns.
 *
 * @param initialIndex - Number of the first delimiter that does not end before the end of the
 * selection.
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param acceptableDelimiters - Names of the pairs that count.
 * @param selectionOffsets - The selection.
 * @returns The pair, or `null` when there is none.
 */
export declare function findDelimiterPairContainingSelection(
  initialIndex: number,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  acceptableDelimiters: SimpleSurroundingPairName[],
  selectionOffsets: Offsets,
): SurroundingPairOffsets | null;
