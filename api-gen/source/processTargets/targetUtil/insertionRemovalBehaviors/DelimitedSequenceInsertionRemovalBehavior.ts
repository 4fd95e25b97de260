import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';

export declare function getDelimitedSequenceRemovalRange(target: Target): Range;
