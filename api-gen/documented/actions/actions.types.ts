/**
 * What an action is and what it gives back.
 *
 * @module
 */

import type { ModifierStage } from '../processTargets/PipelineStages.types';
import type { Target } from '../typings/target.types';
import type { SelectionWithEditor } from '../typings/Types';
import type { ActionType } from '../core/commandRunner/typings/ActionCommand';

/**
 * The result of an action: a value for the caller, and what "that" and "source" refer to from then
 * on.
 */
export interface ActionReturnValue {
  /** What the command returns to the voice side, if anything. */
  returnValue?: any;

  /**
   * Ranges for the "that" mark; they are turned into untyped targets. Given instead of
   * `thatTargets`.
   */
  thatSelections?: SelectionWithEditor[];

  /** Targets for the "that" mark, with their types. Given instead of `thatSelections`. */
  thatTargets?: Target[];

  /** Ranges for the source mark. Given instead of `sourceTargets`. */
  sourceSelections?: SelectionWithEditor[];

  /** Targets for the source mark. Given instead of `sourceSelections`. */
  sourceTargets?: Target[];
}

/**
 * Something that can be done with targets. An action may add modifiers of its own to those that the
 * user spoke.
 */
export interface Action {
  /**
   * Does it.
   *
   * @param targets - One list of targets for each target that the command names.
   * @param args - Further arguments of the command, which only the action understands.
   * @returns The new marks, and a value if the action has one.
   */
  run(targets: Target[][], ...args: any[]): Promise<ActionReturnValue>;

  /**
   * Lists modifiers that run on the targets before a position such as "before" is applied.
   *
   * @param args - The same further arguments that {@link Action.run} gets.
   */
  getPrePositionStages?(...args: any[]): ModifierStage[];

  /**
   * Lists modifiers that run on the targets after everything that the user spoke.
   *
   * @param args - The same further arguments that {@link Action.run} gets.
   */
  getFinalStages?(...args: any[]): ModifierStage[];
}

/** An action for every identifier; leaving one out does not compile. */
export type ActionRecord = Record<ActionType, Action>;
