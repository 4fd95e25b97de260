/**
 * The part of the search for pairs that does not depend on where the delimiters come from.
 *
 * @module
 */
import {
  SimpleSurroundingPairName,
  SurroundingPairScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { SurroundingPairOffsets, Offsets, PossibleDelimiterOccurrence } from './types';

/**
 * Looks for a pair that the selection touches and, failing that, for the smallest pair around it.
 *
 * @param scopeType - What kind of pair was asked for.
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param acceptableDelimiters - Names of the pairs that count.
 * @param selectionOffsets - The selection.
 * @param bailOnUnmatchedAdjacent - Whether a touched delimiter without counterpart ends the search;
 * off by default.
 * @returns The pair, or `null` when there is none.
 */
export declare function findSurroundingPairCore(
  scopeType: SurroundingPairScopeType,
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  acceptableDelimiters: SimpleSurroundingPairName[],
  selectionOffsets: Offsets,
  bailOnUnmatchedAdjacent?: boolean,
): SurroundingPairOffsets | null;
