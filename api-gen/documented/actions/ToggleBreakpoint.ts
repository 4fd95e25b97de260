/**
 * The action behind "break point".
 *
 * @module
 */

import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Sets breakpoints at the targets, or removes those that are there: on the line for targets that
 * are whole lines, otherwise at the exact range.
 */
declare class ToggleBreakpoint implements Action {
  private graph: Graph;

  /** Says which modifiers run last: targets of no particular type are widened to their lines. */
  getFinalStages: () => ModifyIfUntypedStage[];

  /**
   * Creates the {@link ToggleBreakpoint} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Toggles the breakpoints in every editor that contains targets.
   *
   * @param targets - A tuple whose first entry is the list of targets.
   * @returns The targets as "that" mark.
   */
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}

export default ToggleBreakpoint;
