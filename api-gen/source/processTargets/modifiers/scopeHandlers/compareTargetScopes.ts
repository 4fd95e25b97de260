import { Position } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';

export declare function compareTargetScopes(
  direction: Direction,
  position: Position,
  a: TargetScope,
  b: TargetScope,
): number;
