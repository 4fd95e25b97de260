import { TextEditor, Position } from '../../../libs/common';
import {
  Direction,
  OneOfScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';
import { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

declare class OneOfScopeHandler extends BaseScopeHandler {
  readonly scopeType: OneOfScopeType;
  private languageId: string;
  protected isHierarchical: boolean;
  private scopeHandlers: ScopeHandler[];
  iterationScopeType: OneOfScopeType;
  constructor(scopeType: OneOfScopeType, languageId: string);
  generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default OneOfScopeHandler;
