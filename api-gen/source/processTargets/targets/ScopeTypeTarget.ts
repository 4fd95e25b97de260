import { Range } from '../../libs/common';
import { Target } from '../../typings/target.types';
import { SimpleScopeTypeType } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseTarget, { CommonTargetParameters } from './BaseTarget';
import { TextEditor } from '../../libs/common';

export interface ScopeTypeTargetParameters extends CommonTargetParameters {
  readonly scopeTypeType: SimpleScopeTypeType;
  readonly delimiter?: string;
  readonly removalRange?: Range;
  readonly interiorRange?: Range;
  readonly leadingDelimiterRange?: Range;
  readonly trailingDelimiterRange?: Range;
}

declare class ScopeTypeTarget extends BaseTarget {
  private scopeTypeType_: SimpleScopeTypeType;
  private removalRange_?: Range;
  private interiorRange_?: Range;
  private leadingDelimiterRange_?: Range;
  private trailingDelimiterRange_?: Range;
  private hasDelimiterRange_: boolean;
  insertionDelimiter: string;
  constructor(parameters: ScopeTypeTargetParameters);
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getInteriorStrict(): Target[];
  getRemovalRange(): Range;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  protected getCloneParameters(): {
    scopeTypeType: SimpleScopeTypeType;
    contentRemovalRange: Range | undefined;
    leadingDelimiterRange: Range | undefined;
    trailingDelimiterRange: Range | undefined;
    editor: TextEditor;
    isReversed: boolean;
    contentRange: Range;
    thatTarget?: Target | undefined;
  };
}

export default ScopeTypeTarget;
