/**
 * Implements ordinals, such as "first char" or "last two words".
 *
 * @module
 */
import type { OutOfRangeError } from './targetSequenceUtils';
import { Target } from '../../typings/target.types';
import { OrdinalScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/** Picks scopes by their number within the surrounding iteration scope, counted from either end. */
export declare class OrdinalScopeStage implements ModifierStage {
  /** The scope type, the first scope and how many. */
  private modifier: OrdinalScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The scope type, the first scope and how many.
   */
  constructor(modifier: OrdinalScopeModifier);

  /**
   * Joins the chosen scopes to one target; throws an {@link OutOfRangeError} when there are not
   * enough.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target within which to count.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
