/**
 * The action behind "call".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Turns the destination into the argument of a function call whose callee is the source's text. */
declare class Call implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Call} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`.
   */
  constructor(graph: Graph);

  /**
   * Reads the callee, then wraps every destination in `callee(` and `)`.
   *
   * @param targets - The callee, which must be a single target, then the destinations.
   * @returns The wrapped destinations as "that" mark; there is no source mark.
   * @throws An error when there is more than one callee.
   */
  run(targets: [Target[], Target[]]): Promise<ActionReturnValue>;
}

export default Call;
