/**
 * Finds delimiters without counterpart in one direction.
 *
 * @module
 */
import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { DelimiterOccurrence, PossibleDelimiterOccurrence } from './types';

/**
 * Finds the first unmatched delimiter in one direction.
 *
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param initialIndex - Number of the delimiter with which to start.
 * @param acceptableDelimiters - Names of the pairs that count.
 * @param lookForward - Whether to scan to the right.
 * @returns The delimiter, or `null` when all are matched.
 */
export declare function findUnmatchedDelimiter(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  initialIndex: number,
  acceptableDelimiters: SimpleSurroundingPairName[],
  lookForward: boolean,
): DelimiterOccurrence | null;

/**
 * Scans in one direction and keeps count of opening and closing delimiters; yields each one that
 * has no counterpart on the way.
 *
 * @param delimiterOccurrences - All delimiters in the searched text, in its order.
 * @param initialIndex - Number of the delimiter with which to start.
 * @param getCurrentAcceptableDelimiters - Returns the names of the pairs that count; asked again
 * after each result, since the caller may have found something on the other side.
 * @param lookForward - Whether to scan to the right.
 * @returns The unmatched delimiters, found one at a time.
 */
export declare function generateUnmatchedDelimiters(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  initialIndex: number,
  getCurrentAcceptableDelimiters: () => SimpleSurroundingPairName[],
  lookForward: boolean,
): Generator<DelimiterOccurrence, void, never>;
