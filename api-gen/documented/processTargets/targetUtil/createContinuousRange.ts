/**
 * Joins ranges and targets.
 *
 * @module
 */
import { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';
import { UntypedTarget } from '../targets';

/**
 * Joins the content of two targets.
 *
 * @param startTarget - The target at the start.
 * @param endTarget - The target at the end, in the same editor.
 * @param includeStart - Whether the first is part of the result.
 * @param includeEnd - Whether the last is part of the result.
 */
export declare function createContinuousRange(
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

/**
 * Joins two ranges.
 *
 * @param startRange - The range at the start.
 * @param endRange - The range at the end.
 * @param includeStart - Whether the first is part of the result.
 * @param includeEnd - Whether the last is part of the result.
 */
export declare function createContinuousRangeFromRanges(
  startRange: Range,
  endRange: Range,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

/**
 * Joins the content of two targets that consist of whole lines. Leaving one out means starting on
 * the line after it, or stopping on the line before.
 *
 * @param startTarget - The target at the start.
 * @param endTarget - The target at the end, in the same editor.
 * @param includeStart - Whether the lines of the first are part of the result.
 * @param includeEnd - Whether the lines of the last are part of the result.
 */
export declare function createContinuousLineRange(
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

/**
 * Joins two targets in whichever order they are in the text.
 *
 * @param target1 - One target.
 * @param target2 - The other one, in the same editor.
 * @param isReversed - Whether the result faces backwards.
 * @param includeStart - Whether the earlier one is part of the result; it is by default.
 * @param includeEnd - Whether the later one is part of the result; it is by default.
 * @returns A target of the most specific kind that suits both.
 */
export declare function createSimpleContinuousRangeTarget(
  target1: Target,
  target2: Target,
  isReversed: boolean,
  includeStart?: boolean,
  includeEnd?: boolean,
): Target;

/**
 * Joins two targets that are of different kinds, so that the result belongs to neither.
 *
 * @param isReversed - Whether the result faces backwards.
 * @param startTarget - The target at the start.
 * @param endTarget - The target at the end, in the same editor.
 * @param includeStart - Whether the first is part of the result.
 * @param includeEnd - Whether the last is part of the result.
 * @returns A target without a scope type but with an explicit range.
 */
export declare function createContinuousRangeUntypedTarget(
  isReversed: boolean,
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): UntypedTarget;
