/**
 * The action behind "carve".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Copies the targets to the clipboard and then removes them as `Delete` does. The copied part and
 * what is removed beyond it are colored differently.
 */
export declare class CutToClipboard implements Action {
  private graph: Graph;

  /**
   * Creates the {@link CutToClipboard} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions` and `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Shows, copies and removes the targets.
   *
   * @param targets - A tuple with the list of targets.
   * @returns The places where the targets were, as "that" mark.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
