/**
 * Joins two scopes to one target.
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import { TargetScope } from './scopeHandlers/scope.types';

/**
 * Makes a target that runs from one scope through another, in whichever order they are in the text.
 *
 * @param isReversed - Whether the target faces backwards.
 * @param scope1 - The scope at one end.
 * @param scope2 - The scope at the other end.
 * @returns A target that includes both.
 */
export declare function constructScopeRangeTarget(
  isReversed: boolean,
  scope1: TargetScope,
  scope2: TargetScope,
): Target;
