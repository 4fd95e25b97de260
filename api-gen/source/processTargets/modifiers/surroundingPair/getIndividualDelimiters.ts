import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { IndividualDelimiter } from './types';

export declare function getIndividualDelimiters(
  delimiters: SimpleSurroundingPairName[],
): IndividualDelimiter[];
