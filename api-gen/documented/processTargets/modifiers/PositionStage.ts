/**
 * Implements "before", "after", "start of" and "end of".
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { PositionModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/** Turns a target into a place beside it or at its edge. */
declare class PositionStage implements ModifierStage {
  /** Which place is meant. */
  private modifier: PositionModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Which place is meant.
   */
  constructor(modifier: PositionModifier);

  /**
   * Asks the target for the place, since each kind of target has its own delimiters.
   *
   * @param context - Not used.
   * @param target - The target beside which the place is.
   * @returns A single empty target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default PositionStage;
