/**
 * Implements "short paint".
 *
 * @module
 * @primaryExport
 */
import type { NoContainingScopeError } from '../../../errors';
import { Target } from '../../../typings/target.types';
import {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../../typings/Types';
import { ModifierStage } from '../../PipelineStages.types';

/**
 * Finds runs of visible characters that do not reach beyond the pair of delimiters around the
 * target.
 */
declare class BoundedNonWhitespaceSequenceStage implements ModifierStage {
  /** Whether one run is wanted or all of them. */
  private modifier: ContainingScopeModifier | EveryScopeModifier;

  /**
   * Sets the expression to any run of visible characters.
   *
   * @param modifier - Whether one run is wanted or all of them.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);

  /**
   * Finds the runs and cuts them off at the delimiters; throws a {@link NoContainingScopeError}
   * when nothing is left.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target around or within which to look.
   * @returns Targets that behave like tokens.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default BoundedNonWhitespaceSequenceStage;
