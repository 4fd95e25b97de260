/**
 * Resolves a mark that runs from one mark to another.
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { RangeMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

/** Joins two marks before any modifier is applied, as for a range of line numbers. */
declare class RangeMarkStage implements MarkStage {
  /** Both ends and whether each is included. */
  private mark: RangeMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - Both ends and whether each is included.
   */
  constructor(mark: RangeMark);

  /**
   * Resolves both ends and joins them; throws unless each is exactly one target.
   *
   * @param context - State of the editor when the command runs.
   * @returns A single target.
   */
  run(context: ProcessedTargetsContext): Target[];
}

export default RangeMarkStage;
