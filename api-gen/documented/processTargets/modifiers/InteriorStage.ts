/**
 * Implements "inside" and "bounds".
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import {
  ExcludeInteriorModifier,
  InteriorOnlyModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/**
 * Implements "inside": goes to what a target encloses. A target without a scope type is first grown
 * to the surrounding pair of delimiters.
 */
export declare class InteriorOnlyStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: InteriorOnlyModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: InteriorOnlyModifier);

  /**
   * Returns the interior; throws when the target has none.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to look into.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

/**
 * Implements "bounds": goes to what encloses the interior of a target. A target without a scope
 * type is first grown to the surrounding pair of delimiters.
 */
export declare class ExcludeInteriorStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: ExcludeInteriorModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: ExcludeInteriorModifier);

  /**
   * Returns the pieces of the boundary; throws when the target has none.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target whose boundary is wanted.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
