/**
 * The delimiters that can be named, and how they are written.
 *
 * @module
 */
import {
  ComplexSurroundingPairName,
  SimpleSurroundingPairName,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

/** The ways in which one side of a pair can be written. */
type IndividualDelimiterText = string | string[];

/** How each pair is written: its left side and its right side. */
export declare const delimiterToText: Record<
  SimpleSurroundingPairName,
  [IndividualDelimiterText, IndividualDelimiterText]
>;

/** The right side that belongs to a left side, for pairs with a single spelling. */
export declare const leftToRightMap: Record<string, string>;

/**
 * The pairs for which a collective name stands: all of them, those of strings, or those around
 * collections.
 */
export declare const complexDelimiterMap: Record<
  ComplexSurroundingPairName,
  SimpleSurroundingPairName[]
>;

export {};
