/**
 * Resolves the marks that refer back to the previous command.
 *
 * @module
 */
import { Target } from '../../typings/target.types';
import {
  SourceMark,
  ThatMark,
} from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

/** Recalls the targets on which the previous command acted. */
export declare class ThatStage implements MarkStage {
  /** The mark, which carries no further information. */
  private mark: ThatMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - The mark as spoken.
   */
  constructor(mark: ThatMark);

  /**
   * Returns the remembered targets; throws when nothing is remembered.
   *
   * @param context - Supplies the remembered targets.
   */
  run(context: ProcessedTargetsContext): Target[];
}

/** Recalls the targets from which the previous command took its text, as after "bring". */
export declare class SourceStage implements MarkStage {
  /** The mark, which carries no further information. */
  private mark: SourceMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - The mark as spoken.
   */
  constructor(mark: SourceMark);

  /**
   * Returns the remembered targets; throws when nothing is remembered.
   *
   * @param context - Supplies the remembered targets.
   */
  run(context: ProcessedTargetsContext): Target[];
}
