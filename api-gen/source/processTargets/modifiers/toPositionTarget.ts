import { Target } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';

export declare function toPositionTarget(target: Target, position: Position): Target;
