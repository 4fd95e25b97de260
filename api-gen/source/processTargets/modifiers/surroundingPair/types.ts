import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

export type DelimiterSide = 'unknown' | 'left' | 'right';

export interface IndividualDelimiter {
  text: string;
  side: DelimiterSide;
  delimiter: SimpleSurroundingPairName;
}

export interface Offsets {
  start: number;
  end: number;
}

export interface SurroundingPairOffsets {
  leftDelimiter: Offsets;
  rightDelimiter: Offsets;
}

export interface PossibleDelimiterOccurrence {
  delimiterInfo?: IndividualDelimiter;
  offsets: Offsets;
}

export interface DelimiterOccurrence extends PossibleDelimiterOccurrence {
  delimiterInfo: IndividualDelimiter;
}
