/**
 * The action behind "change".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Deletes the content of the targets, keeps the delimiters around them, and leaves a cursor in the
 * place of each.
 */
declare class Clear implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Clear} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`.
   */
  constructor(graph: Graph);

  /**
   * Removes the bare content ranges and selects what remains of them.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor.
   * @returns The emptied places as "that" mark.
   * @throws An error when the targets are in different editors.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

export default Clear;
