/**
 * Finds the counterpart of a delimiter.
 *
 * @module
 */
import { DelimiterOccurrence, IndividualDelimiter, PossibleDelimiterOccurrence } from './types';

/**
 * Scans away from a delimiter for its counterpart. If it does not show which side it is, as with
 * quotes, the text to the right is tried first.
 *
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param index - Number of the delimiter in that list.
 * @param delimiterInfo - What is known about it.
 * @param forceDirection - Where to scan regardless of what it looks like.
 * @returns The counterpart, or `null` when there is none.
 */
export declare function findOppositeDelimiter(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  index: number,
  delimiterInfo: IndividualDelimiter,
  forceDirection: 'left' | 'right' | undefined,
): DelimiterOccurrence | null;
