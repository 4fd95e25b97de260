/**
 * Finds the pair that the selection touches.
 *
 * @module
 */
import { SurroundingPairScopeType } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Offsets, PossibleDelimiterOccurrence, SurroundingPairOffsets } from './types';

/**
 * Looks for a pair of which one delimiter covers the selection or is next to an empty one.
 *
 * @param initialIndex - Number of the first delimiter that does not end before the end of the
 * selection.
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param selectionOffsets - The selection.
 * @param scopeType - May forbid pairs that do not fully enclose the selection, and may fix the
 * direction of search.
 * @param bailOnUnmatchedAdjacent - Whether a touched delimiter without counterpart ends the search,
 * as it should if the counterpart may lie outside the searched text.
 * @returns The pair, or `null` when there is none.
 */
export declare function findDelimiterPairAdjacentToSelection(
  initialIndex: number,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  selectionOffsets: Offsets,
  scopeType: SurroundingPairScopeType,
  bailOnUnmatchedAdjacent?: boolean,
): SurroundingPairOffsets | null;
