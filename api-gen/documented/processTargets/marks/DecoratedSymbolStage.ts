/**
 * Resolves hats such as "air" or "blue bat".
 *
 * @module
 * @primaryExport
 */
import { Target } from '../../typings/target.types';
import { DecoratedSymbolMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import { ProcessedTargetsContext } from '../../typings/Types';
import { MarkStage } from '../PipelineStages.types';

/**
 * Finds the token under a hat.
 *
 * @slug default
 */
declare class DecoratedSymbolStage implements MarkStage {
  /** Color, shape and character of the hat. */
  private mark: DecoratedSymbolMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - Color, shape and character of the hat.
   */
  constructor(mark: DecoratedSymbolMark);

  /**
   * Looks the hat up; throws when no token wears it.
   *
   * @param context - Supplies the hats as they were when the phrase was spoken.
   * @returns One untyped target without an explicit range.
   */
  run(context: ProcessedTargetsContext): Target[];
}

export default DecoratedSymbolStage;
