/**
 * The action behind "wrap" with a paired delimiter, as in "round wrap".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Puts an opening text before and a closing text after each target. */
declare class Wrap implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Wrap} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);

  /**
   * Inserts the delimiters and keeps cursors and targets inside them.
   *
   * @param targets - A tuple with the list of targets.
   * @param left - The text before the target, such as an opening bracket.
   * @param right - The text after it.
   * @returns The wrapped targets, with their delimiters, as "that" and the bare targets as source
   *   mark.
   */
  run(targets: [Target[]], left: string, right: string): Promise<ActionReturnValue>;
}

export default Wrap;
