/**
 * The action that wraps targets in a snippet.
 *
 * @module
 */

import ModifyIfUntypedStage from '../processTargets/modifiers/ModifyIfUntypedStage';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { SnippetParser } from '../vendor/snippet/snippetParser';
import { Action, ActionReturnValue } from './actions.types';

/**
 * Puts each target into a variable of a named snippet, for example a statement into the body of a
 * `try`.
 */
declare class WrapWithSnippet implements Action {
  private graph: Graph;
  private snippetParser: SnippetParser;

  /**
   * Says which modifiers run last: targets of no particular type are widened to the scope that the
   * variable names as its default.
   *
   * @param snippetLocation - The snippet and its variable, as in `tryCatchStatement.body`.
   * @returns One stage, or none when the variable names no scope.
   * @throws An error when there is no such snippet, or when the location cannot be understood.
   */
  getFinalStages(snippetLocation: string): ModifyIfUntypedStage[];

  /**
   * Creates the {@link WrapWithSnippet} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles`, `rangeUpdater` and
   *   `snippets`.
   */
  constructor(graph: Graph);

  /**
   * Replaces each target with the snippet, with the target inside.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor.
   * @param snippetLocation - The snippet and its variable, as in `tryCatchStatement.body`.
   * @returns The wrapped targets as "that" mark.
   * @throws An error when no definition of the snippet fits, or when the targets are in different
   *   editors.
   */
  run(targets: [Target[]], snippetLocation: string): Promise<ActionReturnValue>;
}

export default WrapWithSnippet;
