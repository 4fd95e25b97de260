/**
 * Implements counts that include the present scope, as in "two funks" or "three tokens backward".
 *
 * @module
 */
import type { NoContainingScopeError } from '../../errors';
import type { TooFewScopesError } from './TooFewScopesError';
import type { Target } from '../../typings/target.types';
import type { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Picks the scopes a target touches and, if these are too few, further ones in the given direction.
 */
export declare class RelativeInclusiveScopeStage implements ModifierStage {
  /** The scope type, the direction and how many scopes to take. */
  private modifier: RelativeScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type, the direction and how many scopes to take.
   */
  constructor(modifier: RelativeScopeModifier);

  /**
   * Joins the scopes to one target. Throws a {@link NoContainingScopeError} when the target touches
   * none and a {@link TooFewScopesError} when it touches more than asked for.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target from which to start.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
