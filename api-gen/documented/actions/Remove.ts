/**
 * The action behind "chuck".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Removes targets so that the text around them stays well-formed: a list item goes with its
 * comma, a token with its space.
 */
declare class Delete implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Delete} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);

  /**
   * Joins overlapping targets, announces the removal by a color, and removes them.
   *
   * @param targets - A tuple with the list of targets.
   * @param options - Whether to color what will be removed; `true` by default.
   * @returns The places where the targets were, as "that" mark.
   */
  run(
    targets: [Target[]],
    options?: {
      /** Whether to color what will be removed; `true` by default. */
      showDecorations?: boolean | undefined;
    },
  ): Promise<ActionReturnValue>;
}

export default Delete;
