/**
 * The action behind "give".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Removes selections and cursors from the targets and keeps all others. */
declare class Deselect implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Deselect} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /**
   * Drops every selection that shares text with a target, and every empty one that touches it.
   *
   * @param targets - A tuple with the list of targets.
   * @returns The targets as "that" mark.
   * @throws An error when no selection would be left in an editor.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

export default Deselect;
