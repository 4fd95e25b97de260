/**
 * Data that the steps of `EditNew` hand to each other.
 *
 * @module
 */

import type { Range } from '../../libs/common';
import type { Target } from '../../typings/target.types';

/** A target that gets its new place by a text edit, with its number among all targets. */
export interface EditTarget {
  /** The target to edit. */
  target: Target;

  /** The target's index in the list that the action was given. */
  index: number;
}

/**
 * What is known after each step. All three lists have one entry per original target, in the
 * original order.
 */
export interface State {
  /** The targets, kept up to date while lines are inserted. */
  targets: Target[];

  /** The ranges that become the "that" mark, kept up to date with every change. */
  thatRanges: Range[];

  /**
   * Where the cursor of each target goes; `undefined` until the step that handles the target has
   * run.
   */
  cursorRanges: (Range | undefined)[];
}
