import { Range } from '../../libs/common';
import { BaseTarget, CommonTargetParameters } from '.';
import type { Target } from '../../typings/target.types';
import { TextEditor } from '../../libs/common';

interface UntypedTargetParameters extends CommonTargetParameters {
  readonly hasExplicitRange: boolean;
}

declare class UntypedTarget extends BaseTarget {
  insertionDelimiter: string;
  hasExplicitScopeType: boolean;
  constructor(parameters: UntypedTargetParameters);
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getRemovalRange(): Range;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  protected getCloneParameters(): {
    hasExplicitRange: boolean;
    editor: TextEditor;
    isReversed: boolean;
    contentRange: Range;
    thatTarget?: Target | undefined;
  };
}

export default UntypedTarget;
