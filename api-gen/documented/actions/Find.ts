/**
 * The action behind "scout all".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Opens the editor's search over the whole workspace with the target's text as query. */
export declare class FindInWorkspace implements Action {
  private graph: Graph;

  /**
   * Creates the {@link FindInWorkspace} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`.
   */
  constructor(graph: Graph);

  /**
   * Starts the search. Text beyond 200 characters is cut off, and the user is told so.
   *
   * @param targets - A tuple with exactly one target.
   * @returns The target as "that" mark.
   * @throws An error when there is more than one target.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
