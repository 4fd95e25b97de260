/**
 * Implements "just".
 *
 * @module
 * @primaryExport
 */
import type RawSelectionTarget from '../targets/RawSelectionTarget';
import type { Target } from '../../typings/target.types';
import type { RawSelectionModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Strips a target of everything but its range, so that an action neither cleans up around it nor
 * adds delimiters.
 */
declare class RawSelectionStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: RawSelectionModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: RawSelectionModifier);

  /**
   * Makes a raw target with the same range and direction.
   *
   * @param context - Not used.
   * @param target - The target to strip.
   * @returns A single {@link RawSelectionTarget}.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RawSelectionStage;
