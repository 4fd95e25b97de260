/**
 * Implements all modifiers that count scopes from where the target is.
 *
 * @module
 * @primaryExport
 */
import type { RelativeInclusiveScopeStage } from './RelativeInclusiveScopeStage';
import type RelativeExclusiveScopeStage from './RelativeExclusiveScopeStage';
import type { Target } from '../../typings/target.types';
import type { RelativeScopeModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/**
 * Leaves the work to {@link RelativeInclusiveScopeStage} if the scopes the target touches count,
 * and to {@link RelativeExclusiveScopeStage} otherwise.
 */
declare class RelativeScopeStage implements ModifierStage {
  /** The scope type, the direction, how many scopes to skip and how many to take. */
  private modifier: RelativeScopeModifier;

  /** The stage that does the work. */
  private modiferStage: ModifierStage;

  /**
   * Chooses that stage by the modifier's offset.
   *
   * @param modifier - The scope type, the direction, how many scopes to skip and how many to take.
   */
  constructor(modifier: RelativeScopeModifier);

  /**
   * Runs that stage.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target from which to start.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default RelativeScopeStage;
