import { Range, Selection, TextEditor } from '../../libs/common';
import type { EditNewActionType, Target } from '../../typings/target.types';
import type { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { EditWithRangeUpdater } from '../../typings/Types';

export interface CommonTargetParameters {
  readonly editor: TextEditor;
  readonly isReversed: boolean;
  readonly contentRange: Range;
  readonly thatTarget?: Target;
}

export interface CloneWithParameters {
  readonly thatTarget?: Target;
  readonly contentRange?: Range;
}

declare abstract class BaseTarget implements Target {
  protected readonly state: CommonTargetParameters;
  isLine: boolean;
  hasExplicitScopeType: boolean;
  hasExplicitRange: boolean;
  isRaw: boolean;
  isNotebookCell: boolean;
  constructor(parameters: CommonTargetParameters);
  get editor(): TextEditor;
  get isReversed(): boolean;
  get thatTarget(): Target;
  get contentText(): string;
  get contentSelection(): Selection;
  get contentRange(): Range;
  constructChangeEdit(text: string): EditWithRangeUpdater;
  constructRemovalEdit(): EditWithRangeUpdater;
  getEditNewActionType(): EditNewActionType;
  getRemovalHighlightRange(): Range | undefined;
  withThatTarget(thatTarget: Target): Target;
  withContentRange(contentRange: Range): Target;
  getInteriorStrict(): Target[];
  getBoundaryStrict(): Target[];
  readonly cloneWith: (parameters: CloneWithParameters) => any;
  protected abstract getCloneParameters(): object;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  isEqual(otherTarget: Target): boolean;
  protected getEqualityParameters(): object;
  toPositionTarget(position: Position): Target;
  abstract get insertionDelimiter(): string;
  abstract getLeadingDelimiterTarget(): Target | undefined;
  abstract getTrailingDelimiterTarget(): Target | undefined;
  abstract getRemovalRange(): Range;
}

export default BaseTarget;
