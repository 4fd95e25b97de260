import { TextEditor, Position } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';

declare class DocumentScopeHandler extends BaseScopeHandler {
  readonly scopeType: {
    readonly type: 'document';
  };
  readonly iterationScopeType: {
    readonly type: 'document';
  };
  protected readonly isHierarchical = false;
  constructor(_scopeType: ScopeType, _languageId: string);
  protected generateScopeCandidates(
    editor: TextEditor,
    _position: Position,
    _direction: Direction,
  ): Iterable<TargetScope>;
}

export default DocumentScopeHandler;
