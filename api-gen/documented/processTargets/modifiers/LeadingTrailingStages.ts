/**
 * Implements "leading" and "trailing".
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import {
  LeadingModifier,
  TrailingModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/**
 * Implements "leading": goes to the delimiter before a target. A target without a scope type is
 * first grown to its token.
 */
export declare class LeadingStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: LeadingModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: LeadingModifier);

  /**
   * Returns the delimiter; throws when there is none.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target whose delimiter is wanted.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

/**
 * Implements "trailing": goes to the delimiter after a target. A target without a scope type is
 * first grown to its token.
 */
export declare class TrailingStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: TrailingModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: TrailingModifier);

  /**
   * Returns the delimiter; throws when there is none.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target whose delimiter is wanted.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
