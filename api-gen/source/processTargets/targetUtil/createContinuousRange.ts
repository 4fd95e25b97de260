import { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';
import { UntypedTarget } from '../targets';

export declare function createContinuousRange(
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

export declare function createContinuousRangeFromRanges(
  startRange: Range,
  endRange: Range,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

export declare function createContinuousLineRange(
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): Range;

export declare function createSimpleContinuousRangeTarget(
  target1: Target,
  target2: Target,
  isReversed: boolean,
  includeStart?: boolean,
  includeEnd?: boolean,
): Target;

export declare function createContinuousRangeUntypedTarget(
  isReversed: boolean,
  startTarget: Target,
  endTarget: Target,
  includeStart: boolean,
  includeEnd: boolean,
): UntypedTarget;
