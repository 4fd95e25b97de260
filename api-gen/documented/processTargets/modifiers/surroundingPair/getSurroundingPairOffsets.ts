/**
 * Puts two delimiters in order.
 *
 * @module
 */
import { SurroundingPairOffsets, DelimiterOccurrence } from './types';

/**
 * Makes a pair of two delimiters, whichever comes first.
 *
 * @param delimiter1 - One delimiter.
 * @param delimiter2 - Its counterpart.
 * @returns The pair with left and right the proper way round.
 */
export declare function getSurroundingPairOffsets(
  delimiter1: DelimiterOccurrence,
  delimiter2: DelimiterOccurrence,
): SurroundingPairOffsets;
