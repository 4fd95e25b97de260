/**
 * Defines the order in which scopes are met.
 *
 * @module
 */
import { Position } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';

/**
 * Compares two scopes for sorting by when a walk from the position comes across them. Ahead of the
 * position a scope is met at its near edge and, of two that share one, the smaller comes first; a
 * scope around the position is met where the walk leaves it.
 *
 * @param direction - Which way the walk goes.
 * @param position - Where it starts.
 * @param a - One scope.
 * @param b - The other scope.
 * @returns A negative number if the first is met earlier, a positive one if later, zero if they
 * cover the same text.
 */
export declare function compareTargetScopes(
  direction: Direction,
  position: Position,
  a: TargetScope,
  b: TargetScope,
): number;
