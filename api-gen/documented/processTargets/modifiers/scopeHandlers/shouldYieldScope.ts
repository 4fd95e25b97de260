/**
 * Decides which scopes qualify.
 *
 * @module
 */
import { Position } from '../../../libs/common';
import { Direction } from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { TargetScope } from './scope.types';
import { ScopeIteratorRequirements } from './scopeHandler.types';

/**
 * Checks a candidate against the requirements of a search and against what has been yielded before.
 *
 * @param position - Where the search starts.
 * @param direction - Which way it goes.
 * @param hints - Which scopes qualify.
 * @param previousScope - The scope yielded last; anything not beyond it is rejected.
 * @param scope - The candidate.
 * @returns Whether the candidate qualifies.
 */
export declare function shouldYieldScope(
  position: Position,
  direction: Direction,
  hints: ScopeIteratorRequirements,
  previousScope: TargetScope | undefined,
  scope: TargetScope,
): boolean;
