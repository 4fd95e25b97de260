import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { TextEditor } from '../../libs/common';

export interface InteriorTargetParameters extends Omit<CommonTargetParameters, 'contentRange'> {
  readonly fullInteriorRange: Range;
}

declare class InteriorTarget extends BaseTarget {
  insertionDelimiter: string;
  private readonly fullInteriorRange: Range;
  constructor(parameters: InteriorTargetParameters);
  getLeadingDelimiterTarget: () => undefined;
  getTrailingDelimiterTarget: () => undefined;
  getRemovalRange: () => Range;
  protected getCloneParameters(): {
    fullInteriorRange: Range;
    editor: TextEditor;
    isReversed: boolean;
    contentRange: Range;
    thatTarget?: Target | undefined;
  };
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
}

export default InteriorTarget;
