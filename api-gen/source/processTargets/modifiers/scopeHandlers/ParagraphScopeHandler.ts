import { Position, TextEditor } from '../../../libs/common';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import { TargetScope } from './scope.types';

declare class TokenScopeHandler extends BaseScopeHandler {
  readonly scopeType: ScopeType;
  readonly iterationScopeType: ScopeType;
  protected readonly isHierarchical = false;
  constructor(_scopeType: ScopeType, _languageId: string);
  generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
  ): Iterable<TargetScope>;
}

export default TokenScopeHandler;
