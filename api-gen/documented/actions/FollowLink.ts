/**
 * The action behind "follow".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Opens the link inside the target; without a link it goes to the definition of the symbol instead.
 */
declare class FollowLink implements Action {
  private graph: Graph;

  /**
   * Creates the {@link FollowLink} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions` and `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Opens the link or reveals the definition.
   *
   * @param targets - A tuple with exactly one target.
   * @returns The target as "that" mark.
   * @throws An error when there is more than one target.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

export default FollowLink;
