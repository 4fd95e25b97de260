/**
 * Resolves "this".
 *
 * @module
 * @primaryExport
 */
import type { Target } from '../../typings/target.types';
import type { CursorMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { MarkStage } from '../PipelineStages.types';

/** Turns the current selections into targets. */
declare class CursorStage implements MarkStage {
  /** The mark, which carries no further information. */
  private mark: CursorMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - The mark as spoken.
   */
  constructor(mark: CursorMark);

  /**
   * Makes one untyped target per selection. It counts as an explicit range unless the selection is
   * empty.
   *
   * @param context - Supplies the selections.
   */
  run(context: ProcessedTargetsContext): Target[];
}

export default CursorStage;
