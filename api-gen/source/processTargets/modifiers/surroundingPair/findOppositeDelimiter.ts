import { DelimiterOccurrence, IndividualDelimiter, PossibleDelimiterOccurrence } from './types';

export declare function findOppositeDelimiter(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  index: number,
  delimiterInfo: IndividualDelimiter,
  forceDirection: 'left' | 'right' | undefined,
): DelimiterOccurrence | null;
