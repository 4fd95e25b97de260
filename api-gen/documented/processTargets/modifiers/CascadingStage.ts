/**
 * Tries several modifiers in turn.
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { CascadingModifier } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { ModifierStage } from '../PipelineStages.types';

/**
 * Applies the first of several modifiers that does not fail, as snippets need when more than one
 * scope will do.
 */
declare class CascadingStage implements ModifierStage {
  /** The alternatives in order of preference. */
  private modifier: CascadingModifier;

  /** Backs {@link CascadingStage.nestedStages}. */
  private nestedStages_?: ModifierStage[];

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - The alternatives in order of preference.
   */
  constructor(modifier: CascadingModifier);

  /** Stages of the alternatives, made on first use. */
  private get nestedStages(): ModifierStage[];

  /**
   * Applies the alternatives to one target until one succeeds; throws when all of them fail.
   *
   * @param context - State of the editor when the command runs.
   * @param target - The target to modify.
   * @returns The result of the first alternative that succeeded.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

export default CascadingStage;
