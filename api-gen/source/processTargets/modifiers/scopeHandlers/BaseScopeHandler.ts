import { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';
import type { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

declare abstract class BaseScopeHandler implements ScopeHandler {
  abstract readonly scopeType: ScopeType;
  abstract readonly iterationScopeType: ScopeType;
  protected abstract readonly isHierarchical: boolean;
  protected abstract generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
  generateScopes(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    requirements?: Partial<ScopeIteratorRequirements>,
  ): Iterable<TargetScope>;
  private canStopEarly(
    position: Position,
    direction: Direction,
    requirements: ScopeIteratorRequirements,
    scope: TargetScope,
  ): boolean;
}

export default BaseScopeHandler;
