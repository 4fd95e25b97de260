import { Position } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';
import { ScopeIteratorRequirements } from './scopeHandler.types';

export declare function shouldYieldScope(
  position: Position,
  direction: Direction,
  hints: ScopeIteratorRequirements,
  previousScope: TargetScope | undefined,
  scope: TargetScope,
): boolean;
