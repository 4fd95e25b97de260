/**
 * Makes positions beside ordinary targets.
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import { Position } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';

/**
 * Makes a place before, after or at an edge of a target. What is inserted before or after it is set
 * off by the target's own delimiter; at the edges nothing is added.
 *
 * @param target - The target beside which the place is.
 * @param position - Which place is meant.
 * @returns An empty target for which "that" means the original one.
 */
export declare function toPositionTarget(target: Target, position: Position): Target;
