/**
 * Applies a modifier only to targets for which no scope was named.
 *
 * @module
 * @primaryExport
 */
import { ModifyIfUntypedModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { Target } from '../../typings/target.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/**
 * Grows bare targets to what an action works on, for example to the line for "pour air". Targets
 * with {@link Target.hasExplicitScopeType} pass unchanged.
 */
declare class ModifyIfUntypedStage implements ModifierStage {
  /** Holds the modifier to apply. */
  private modifier: ModifyIfUntypedModifier;

  /** Backs {@link ModifyIfUntypedStage.nestedStage}. */
  private nestedStage_?: ModifierStage;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Holds the modifier to apply.
   */
  constructor(modifier: ModifyIfUntypedModifier);

  /**
   * Applies the modifier if it has to be applied.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to examine.
   * @returns The target itself, or the modified ones, for which "that" still means the bare target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];

  /** Stage of the modifier, made on first use. */
  private get nestedStage(): ModifierStage;
}

export default ModifyIfUntypedStage;
