/**
 * Implements a range of modifiers on one mark, such as "first past third word".
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { RangeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/** Applies two modifiers to the same target and joins the results. */
declare class RangeModifierStage implements ModifierStage {
  /** Both modifiers and whether each end is included. */
  private modifier: RangeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Both modifiers and whether each end is included.
   */
  constructor(modifier: RangeModifier);

  /**
   * Applies both modifiers and joins what they yield; throws unless each yields exactly one target.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to modify.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RangeModifierStage;
