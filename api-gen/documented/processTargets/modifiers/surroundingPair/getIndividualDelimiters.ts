/**
 * Lists the single delimiters of pairs.
 *
 * @module
 */
import { SimpleSurroundingPairName } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { IndividualDelimiter } from './types';

/**
 * Lists every spelling of either side of the given pairs.
 *
 * @param delimiters - Names of pairs.
 * @returns One entry per spelling; its side is unknown where both sides are written alike.
 */
export declare function getIndividualDelimiters(
  delimiters: SimpleSurroundingPairName[],
): IndividualDelimiter[];
