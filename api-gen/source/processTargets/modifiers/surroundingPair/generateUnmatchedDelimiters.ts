import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { DelimiterOccurrence, PossibleDelimiterOccurrence } from './types';

export declare function findUnmatchedDelimiter(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  initialIndex: number,
  acceptableDelimiters: SimpleSurroundingPairName[],
  lookForward: boolean,
): DelimiterOccurrence | null;

export declare function generateUnmatchedDelimiters(
  delimiterOccurrences: PossibleDelimiterOccurrence[],
  initialIndex: number,
  getCurrentAcceptableDelimiters: () => SimpleSurroundingPairName[],
  lookForward: boolean,
): Generator<DelimiterOccurrence, void, never>;
