import { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import BaseScopeHandler from './BaseScopeHandler';
import type { TargetScope } from './scope.types';
import type { ScopeHandler, ScopeIteratorRequirements } from './scopeHandler.types';

declare abstract class NestedScopeHandler extends BaseScopeHandler {
  readonly scopeType: ScopeType;
  protected languageId: string;
  abstract readonly iterationScopeType: ScopeType;
  protected readonly isHierarchical = false;
  protected get searchScopeType(): ScopeType;
  protected abstract generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
  private _searchScopeHandler: ScopeHandler | undefined;
  constructor(scopeType: ScopeType, languageId: string);
  private get searchScopeHandler(): ScopeHandler;
  protected generateScopeCandidates(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    hints: ScopeIteratorRequirements,
  ): Iterable<TargetScope>;
}

export default NestedScopeHandler;
