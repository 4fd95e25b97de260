/**
 * The action that colors targets until the next highlight.
 *
 * @module
 */

import { EditStyleName } from '../core/editStyles';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Marks the targets with a highlight color. A new highlight of the same style takes the place of
 * the old one.
 */
declare class Highlight implements Action {
  private graph: Graph;

  /**
   * Creates the {@link Highlight} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Clears the style everywhere and sets it on the targets.
   *
   * @param targets - A tuple with the list of targets; an empty list just clears.
   * @param styleName - Which style to use; `highlight0` by default.
   * @returns The targets as "that" mark.
   */
  run(targets: [Target[]], styleName?: EditStyleName): Promise<ActionReturnValue>;
}

export default Highlight;
