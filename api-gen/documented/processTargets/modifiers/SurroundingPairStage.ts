/**
 * Implements pairs of delimiters as scopes, such as "round", "quad" or "pair".
 *
 * @module
 * @primaryExport
 */
import type { Target } from '../../typings/target.types';
import type { SurroundingPairModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';
import { SurroundingPairTarget } from '../targets';

/**
 * Grows a target to a pair of delimiters: the pair of which the target touches one side, otherwise
 * the smallest one around it.
 */
declare class SurroundingPairStage implements ModifierStage {
  /** Which delimiters count. */
  private modifier: SurroundingPairModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Which delimiters count.
   */
  constructor(modifier: SurroundingPairModifier);

  /**
   * Finds the pair; throws when there is none, and for "every", which is not supported.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to grow.
   * @returns A single target that knows its inside and its bounds.
   */
  run(context: ProcessedTargetsContext, target: Target): SurroundingPairTarget[];
}

export default SurroundingPairStage;
