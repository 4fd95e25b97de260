/**
 * The two kinds of steps from which a target is computed.
 *
 * @module
 */
import { Target } from '../typings/target.types';
import { ProcessedTargetsContext } from '../typings/Types';

/** The first step: turns a mark such as "air" or "this" into targets. */
export interface MarkStage {
  /**
   * Resolves the mark.
   *
   * @param context - State of the editor when the command runs.
   * @returns The targets to which the mark refers; several when there are several cursors.
   */
  run(context: ProcessedTargetsContext): Target[];
}

/**
 * A later step: turns one target into any number of others. A pipeline passes every result of one
 * stage to the next, one at a time.
 */
export interface ModifierStage {
  /**
   * Applies the modifier to one target.
   *
   * @param context - State of the editor when the command runs.
   * @param target - A result of the previous stage.
   * @returns The targets for the next stage; an empty list drops the input.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
