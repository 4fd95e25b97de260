/**
 * An action that replaces targets with given texts.
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Asks for consecutive numbers as replacement texts. */
type RangeGenerator = {
  /** The number that the first target gets. */
  start: number;
};

/**
 * Replaces each target with its own text, all with the same one, or each with a number. Sorting is
 * built on it, and scripts call it.
 */
declare class Replace implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Replace} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);
  private getTexts(targets: Target[], replaceWith: string[] | RangeGenerator): string[];

  /**
   * Colors the targets and replaces them.
   *
   * @param targets - A tuple with the list of targets.
   * @param replaceWith - One text for all, one for each, or where to start counting.
   * @returns The new texts as "that" mark.
   * @throws An error when there are neither one nor as many texts as targets.
   */
  run(targets: [Target[]], replaceWith: string[] | RangeGenerator): Promise<ActionReturnValue>;
}

export default Replace;
