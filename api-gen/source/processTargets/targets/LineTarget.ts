import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget from './BaseTarget';
import PlainTarget from './PlainTarget';
import { CommonTargetParameters } from './BaseTarget';

declare class LineTarget extends BaseTarget {
  insertionDelimiter: string;
  isLine: boolean;
  private get fullLineContentRange(): Range;
  getLeadingDelimiterTarget(): PlainTarget | undefined;
  getTrailingDelimiterTarget(): PlainTarget | undefined;
  getRemovalRange(): Range;
  getRemovalHighlightRange: () => Range;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  protected getCloneParameters(): CommonTargetParameters;
}

export default LineTarget;
