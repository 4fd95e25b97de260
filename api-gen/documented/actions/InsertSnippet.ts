/**
 * The action that inserts named snippets.
 *
 * @module
 */

import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { SnippetParser } from '../vendor/snippet/snippetParser';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Inserts a snippet at a place that suits it: for example, a function's snippet after the function
 * that contains the target.
 */
declare class InsertSnippet implements Action {
  private graph: Graph;
  private snippetParser: SnippetParser;

  /**
   * Says which modifiers run before the position is applied: targets of no particular type are
   * widened to the scopes that the snippet names for insertion.
   *
   * @param snippetName - The name of the snippet.
   * @returns One stage, or none when the snippet names no scopes.
   * @throws An error when there is no such snippet.
   */
  getPrePositionStages(snippetName: string): ModifyIfUntypedStage[];

  /**
   * Creates the {@link InsertSnippet} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`, `rangeUpdater` and
   *   `snippets`.
   */
  constructor(graph: Graph);

  /**
   * Opens a place with `EditNew`, then inserts the definition that fits the language and the
   * surroundings.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor.
   * @param snippetName - The name of the snippet.
   * @param substitutions - Values for variables of the snippet; each is written in the style that
   *   the variable asks for, such as camel case.
   * @returns The inserted snippets as "that" mark.
   * @throws An error when the snippet, a fitting definition or a formatter is missing, or when
   *   the targets are in different editors.
   */
  run(
    targets: [Target[]],
    snippetName: string,
    substitutions: Record<string, string>,
  ): Promise<ActionReturnValue>;
}

export default InsertSnippet;
