/**
 * Resolves "row" and "up" or "down" with a number.
 *
 * @module
 * @primaryExport
 */
import type { LineNumberMark } from '../../core/commandRunner/typings/PartialTargetDescriptor.types';
import type { ProcessedTargetsContext } from '../../typings/Types';
import type { MarkStage } from '../PipelineStages.types';
import { LineTarget } from '../targets';

/**
 * Finds a line by its number, counted from the start of the document, from the cursor, or by the
 * last two digits among the visible lines.
 *
 * @slug default
 */
declare class LineNumberStage implements MarkStage {
  /** The number and how it is counted. */
  private mark: LineNumberMark;

  /**
   * Keeps the mark; it is resolved only when the stage runs.
   *
   * @param mark - The number and how it is counted.
   */
  constructor(mark: LineNumberMark);

  /**
   * Looks the line up; throws when two digits fit no visible line or more than one.
   *
   * @param context - Supplies the active editor.
   * @returns One line, or nothing when no editor is active.
   */
  run(context: ProcessedTargetsContext): LineTarget[];
}

export default LineNumberStage;
