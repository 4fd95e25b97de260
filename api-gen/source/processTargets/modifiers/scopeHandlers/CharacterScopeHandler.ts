import { NestedScopeHandler } from '.';
import {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

declare class CharacterScopeHandler extends NestedScopeHandler {
  readonly scopeType: {
    readonly type: 'character';
  };
  readonly iterationScopeType: {
    readonly type: 'token';
  };
  protected get searchScopeType(): ScopeType;
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
  isPreferredOver(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

export default CharacterScopeHandler;
