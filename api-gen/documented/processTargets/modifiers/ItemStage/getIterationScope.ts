/**
 * Finds the list in which to look for items.
 *
 * @module
 */
import { Range } from '../../../libs/common';
import { Target } from '../../../typings/target.types';
import { ProcessedTargetsContext } from '../../../typings/Types';

/**
 * Finds the nearest pair of brackets around a target that is not part of a string; without one, the
 * line is the list.
 *
 * @param context - State of the editor when the command runs.
 * @param target - The target around which to look.
 * @returns What to divide into items and, if there are brackets, where they are.
 */
export declare function getIterationScope(
  context: ProcessedTargetsContext,
  target: Target,
): {
  /** The text to divide. */
  range: Range;

  /** The opening and the closing bracket; missing if the line is the list. */
  boundary?: [Range, Range];
};
