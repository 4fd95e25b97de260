import type { Range, Selection, TextEditor } from '../libs/common';
import type { Position } from '../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { EditWithRangeUpdater } from './Types';

export type EditNewActionType = 'edit' | 'insertLineAfter';

export interface Target {
  readonly editor: TextEditor;
  readonly isReversed: boolean;
  readonly contentRange: Range;
  readonly insertionDelimiter: string;
  readonly isLine: boolean;
  readonly hasExplicitScopeType: boolean;
  readonly hasExplicitRange: boolean;
  readonly isRaw: boolean;
  readonly isNotebookCell: boolean;
  readonly contentText: string;
  readonly contentSelection: Selection;
  readonly thatTarget: Target;
  getInteriorStrict(): Target[];
  getBoundaryStrict(): Target[];
  getLeadingDelimiterTarget(): Target | undefined;
  getTrailingDelimiterTarget(): Target | undefined;
  getRemovalRange(): Range;
  getRemovalHighlightRange(): Range | undefined;
  getEditNewActionType(): EditNewActionType;
  withThatTarget(thatTarget: Target): Target;
  withContentRange(contentRange: Range): Target;
  createContinuousRangeTarget(
    isReversed: boolean,
    endTarget: Target,
    includeStart: boolean,
    includeEnd: boolean,
  ): Target;
  constructChangeEdit(text: string): EditWithRangeUpdater;
  constructRemovalEdit(): EditWithRangeUpdater;
  isEqual(target: Target): boolean;
  toPositionTarget(position: Position): Target;
}
