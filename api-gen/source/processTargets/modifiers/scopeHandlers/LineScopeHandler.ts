import { Position, Range, TextEditor } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { LineTarget } from '../../targets';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';

declare class LineScopeHandler extends BaseScopeHandler {
  readonly scopeType: {
    readonly type: 'line';
  };
  readonly iterationScopeType: {
    readonly type: 'document';
  };
  protected readonly isHierarchical = false;
  constructor(_scopeType: ScopeType, _languageId: string);
  generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
  ): Iterable<TargetScope>;
}

export declare function createLineTarget(
  editor: TextEditor,
  isReversed: boolean,
  range: Range,
): LineTarget;

export declare function fitRangeToLineContent(editor: TextEditor, range: Range): Range;

export default LineScopeHandler;
