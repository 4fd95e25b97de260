import { NestedScopeHandler } from '.';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

declare class TokenScopeHandler extends NestedScopeHandler {
  readonly scopeType: {
    readonly type: 'token';
  };
  readonly iterationScopeType: {
    readonly type: 'line';
  };
  private regex: RegExp;
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
  isPreferredOver(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

export default TokenScopeHandler;
