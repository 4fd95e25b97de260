import type { Position, TextEditor } from '../../../libs/common';
import type {
  Direction,
  ScopeType,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { TargetScope } from './scope.types';

export interface ScopeHandler {
  readonly scopeType: ScopeType;
  readonly iterationScopeType: ScopeType;
  generateScopes(
    editor: TextEditor,
    position: Position,
    direction: Direction,
    requirements?: Partial<ScopeIteratorRequirements>,
  ): Iterable<TargetScope>;
  isPreferredOver?(scopeA: TargetScope, scopeB: TargetScope): boolean | undefined;
}

export type ContainmentPolicy = 'required' | 'disallowed' | 'disallowedIfStrict';

export interface ScopeIteratorRequirements {
  containment: ContainmentPolicy | null;
  distalPosition: Position | null;
}
