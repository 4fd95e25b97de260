/**
 * The action behind "repack".
 *
 * @module
 */

import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Exchanges the delimiters of a surrounding pair for others and leaves what they enclose. */
declare class Rewrap implements Action {
  private graph: Graph;

  /**
   * Says which modifiers run last: targets of no particular type are widened to the nearest
   * surrounding pair.
   */
  getFinalStages: () => ModifyIfUntypedStage[];

  /**
   * Creates the {@link Rewrap} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);

  /**
   * Replaces the opening and closing delimiter of each target.
   *
   * @param targets - A tuple with the list of targets; each must have two delimiters.
   * @param left - The new opening delimiter.
   * @param right - The new closing delimiter.
   * @returns The pairs as "that" and the whole original targets as source mark.
   * @throws An error when a target does not have exactly two delimiters.
   */
  run(targets: [Target[]], left: string, right: string): Promise<ActionReturnValue>;
}

export default Rewrap;
