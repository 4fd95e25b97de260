/**
 * Drops targets by whether they contain anything.
 *
 * @module
 */
import type { Target } from '../../typings/target.types';
import type {
  KeepContentFilterModifier,
  KeepEmptyFilterModifier,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { ModifierStage } from '../PipelineStages.types';

/** Implements "content": keeps targets with visible text. */
export declare class KeepContentFilterStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: KeepContentFilterModifier;

  /**
   * Keeps the modifier, which holds no settings.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: KeepContentFilterModifier);

  /**
   * Returns the target unless it is empty or all whitespace.
   *
   * @param context - Not used.
   * @param target - The target to test.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}

/** Implements "empty": keeps targets without visible text. */
export declare class KeepEmptyFilterStage implements ModifierStage {
  /** The modifier, which carries no further information. */
  private modifier: KeepEmptyFilterModifier;

  /**
   * Keeps the modifier, which holds no settings.
   *
   * @param modifier - The modifier as spoken.
   */
  constructor(modifier: KeepEmptyFilterModifier);

  /**
   * Returns the target only if it is empty or all whitespace.
   *
   * @param context - Not used.
   * @param target - The target to test.
   */
  run(context: ProcessedTargetsContext, target: Target): Target[];
}
