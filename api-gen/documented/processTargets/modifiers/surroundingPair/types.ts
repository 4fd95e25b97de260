/**
 * Data passed around in the search for pairs of delimiters.
 *
 * @module
 */
import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

/** Which side of a pair a delimiter is, if its spelling shows that. */
export type DelimiterSide = 'unknown' | 'left' | 'right';

/** One spelling of one side of a pair. */
export interface IndividualDelimiter {
  /** How it is written. */
  text: string;

  /** Which side it is. */
  side: DelimiterSide;

  /** Name of the pair. */
  delimiter: SimpleSurroundingPairName;
}

/**
 * A stretch of text, as character offsets from the start of the document or of the searched part.
 */
export interface Offsets {
  /** Offset of the first character. */
  start: number;

  /** Offset just after the last character. */
  end: number;
}

/** A pair of delimiters that has been found. */
export interface SurroundingPairOffsets {
  /** Where the left one is. */
  leftDelimiter: Offsets;

  /** Where the right one is. */
  rightDelimiter: Offsets;
}

/** A place that looks like a delimiter. Whether it is one may be worked out only when asked. */
export interface PossibleDelimiterOccurrence {
  /** What is known about the delimiter; missing if it is none. */
  delimiterInfo?: IndividualDelimiter;

  /** Where it is. */
  offsets: Offsets;
}

/** A place that certainly is a delimiter. */
export interface DelimiterOccurrence extends PossibleDelimiterOccurrence {
  /** What is known about the delimiter. */
  delimiterInfo: IndividualDelimiter;
}
