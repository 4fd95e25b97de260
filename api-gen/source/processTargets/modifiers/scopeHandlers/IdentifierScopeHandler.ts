import { NestedScopeHandler } from '.';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

declare class IdentifierScopeHandler extends NestedScopeHandler {
  readonly scopeType: {
    readonly type: 'identifier';
  };
  readonly iterationScopeType: {
    readonly type: 'line';
  };
  private regex: RegExp;
  protected generateScopesInSearchScope(
    direction: Direction,
    searchScope: TargetScope,
  ): Iterable<TargetScope>;
}

export default IdentifierScopeHandler;
