/**
 * Resolves the mark that stands for no target at all.
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { NothingMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { MarkStage } from '../PipelineStages.types';

/**
 * Yields no target, for commands whose action needs none.
 *
 * @slug default
 */
declare class NothingStage implements MarkStage {
  /** The mark, which carries no further information. */
  private mark: NothingMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - The mark as sent.
   */
  constructor(mark: NothingMark);

  /** Returns an empty list. */
  run(): Target[];
}

export default NothingStage;
