/**
 * Implements "cell".
 *
 * @module
 * @primaryExport
 */
import type { Target } from '../../../typings/target.types';
import type {
  ContainingScopeModifier,
  EveryScopeModifier,
} from '../../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../../typings/Types';
import type { ModifierStage } from '../../PipelineStages.types';
import { NotebookCellTarget } from '../../targets';

/**
 * Makes a target of the notebook cell that contains another target.
 *
 * @slug default
 */
declare class NotebookCellStage implements ModifierStage {
  /** Whether one cell is wanted or all of them. */
  private modifier: ContainingScopeModifier | EveryScopeModifier;

  /**
   * Keeps the modifier; it is applied only when the stage runs.
   *
   * @param modifier - Whether one cell is wanted or all of them.
   */
  constructor(modifier: ContainingScopeModifier | EveryScopeModifier);

  /**
   * Makes the target; throws for "every", which is not supported.
   *
   * @param context - Not used.
   * @param target - A target within the cell.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext, target: Target): NotebookCellTarget[];
}

export default NotebookCellStage;
