/**
 * Implements scopes spoken on their own, such as "funk" or "line".
 *
 * @module
 */
import type { ScopeHandler } from './scopeHandlers/scopeHandler.types';
import type { NoContainingScopeError } from '../../errors';
import type getLegacyScopeStage from './getLegacyScopeStage';
import type { Target } from '../../typings/target.types';
import type { ContainingScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Grows a target to the smallest scope of a type that contains it. A target that reaches over
 * several scopes becomes a range from the first of them to the last; an empty one between two
 * scopes takes the one its {@link ScopeHandler} prefers. "grand" moves on to a larger one.
 */
export declare class ContainingScopeStage implements ModifierStage {
  /** The scope type and how many levels to go outwards. */
  private modifier: ContainingScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type and how many levels to go outwards.
   */
  constructor(modifier: ContainingScopeModifier);

  /**
   * Finds the scope; throws a {@link NoContainingScopeError} when there is none. Scope types
   * without a handler of their own are left to {@link getLegacyScopeStage}.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to grow.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
