import {
  ComplexSurroundingPairName,
  SimpleSurroundingPairName,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';

type IndividualDelimiterText = string | string[];

export declare const delimiterToText: Record<
  SimpleSurroundingPairName,
  [IndividualDelimiterText, IndividualDelimiterText]
>;

export declare const leftToRightMap: Record<string, string>;

export declare const complexDelimiterMap: Record<
  ComplexSurroundingPairName,
  SimpleSurroundingPairName[]
>;

export {};
