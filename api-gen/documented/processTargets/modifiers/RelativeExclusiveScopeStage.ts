/**
 * Implements "next" and "previous", as in "next funk" or "previous two tokens".
 *
 * @module
 * @primaryExport
 */
import type { OutOfRangeError } from './targetSequenceUtils';
import type { Target } from '../../typings/target.types';
import type { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Picks scopes beyond a target, without those it touches. From an empty target it skips a scope
 * that starts right there.
 */
declare class RelativeExclusiveScopeStage implements ModifierStage {
  /** The scope type, the direction, how many scopes to skip and how many to take. */
  private modifier: RelativeScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type, the direction, how many scopes to skip and how many to take.
   */
  constructor(modifier: RelativeScopeModifier);

  /**
   * Walks through the document until enough scopes are found; throws an {@link OutOfRangeError} at
   * its end.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target from which to start.
   * @returns A single target, a range if more than one scope is wanted.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RelativeExclusiveScopeStage;
