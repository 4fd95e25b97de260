/**
 * The action behind "snippet make".
 *
 * @module
 */

import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { Action, ActionReturnValue } from '../actions.types';

/**
 * Makes a snippet definition from a piece of code. Selections inside the target become variables;
 * the definition itself is inserted as a snippet into a new file, so that the user can tab through
 * what is left to fill in.
 */
declare class GenerateSnippet implements Action {
  private graph: Graph;

  /**
   * Creates the {@link GenerateSnippet} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`.
   */
  constructor(graph: Graph);

  /**
   * Asks for a name if none is given, writes the definition into a new file of the user's snippet
   * folder, and starts the tab stops.
   *
   * @param targets - A tuple with exactly one target.
   * @param snippetName - The name of the snippet; without it the user is asked, and nothing
   *   happens when the question is dismissed.
   * @returns The target as "that" mark.
   * @throws An error when there is more than one target, or when no snippet folder is configured.
   */
  run(targets: [Target[]], snippetName?: string): Promise<ActionReturnValue>;
}

export default GenerateSnippet;
