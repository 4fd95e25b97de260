import { SurroundingPairOffsets, DelimiterOccurrence } from './types';

export declare function getSurroundingPairOffsets(
  delimiter1: DelimiterOccurrence,
  delimiter2: DelimiterOccurrence,
): SurroundingPairOffsets;
