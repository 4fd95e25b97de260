/**
 * How items of a list are removed.
 *
 * @module
 */
import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';

/**
 * Returns a target's content together with the delimiter after it or, at the end of a list, the one
 * before it.
 *
 * @param target - An item that knows its delimiters.
 * @returns What to delete.
 */
export declare function getDelimitedSequenceRemovalRange(target: Target): Range;
