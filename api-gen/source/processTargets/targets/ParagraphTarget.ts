import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget from './BaseTarget';
import LineTarget from './LineTarget';
import { CommonTargetParameters } from './BaseTarget';

declare class ParagraphTarget extends BaseTarget {
  insertionDelimiter: string;
  isLine: boolean;
  getLeadingDelimiterTarget(): LineTarget | undefined;
  getTrailingDelimiterTarget(): LineTarget | undefined;
  getRemovalRange(): Range;
  private get fullLineContentRange(): Range;
  getRemovalHighlightRange(): Range;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  protected getCloneParameters(): CommonTargetParameters;
}

export default ParagraphTarget;
