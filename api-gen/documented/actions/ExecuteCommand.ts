/**
 * An action that runs any command of the editor.
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';
import { CallbackAction } from './CallbackAction';

/** How to run the command. */
interface Options {
  /** Arguments for the command; none by default. */
  commandArgs?: any[];

  /** Whether to throw unless all targets are in one editor; `false` by default. */
  ensureSingleEditor?: boolean;

  /** Whether to throw unless there is exactly one target; `false` by default. */
  ensureSingleTarget?: boolean;

  /** Whether to put the selections back afterwards; `true` by default. */
  restoreSelection?: boolean;

  /** Whether to color the targets briefly; `true` by default. */
  showDecorations?: boolean;
}

/**
 * Selects the targets, runs a command of the editor and puts the selections back. For commands that
 * have no action of their own; most of the work is done by {@link CallbackAction}.
 */
declare class ExecuteCommand implements Action {
  private callbackAction: CallbackAction;

  /**
   * Creates an {@link ExecuteCommand}.
   *
   * @param graph - The shared objects, handed on to {@link CallbackAction}.
   */
  constructor(graph: Graph);

  /**
   * Runs the command once for each editor that contains targets.
   *
   * @param targets - A tuple with the list of targets.
   * @param commandId - The editor's identifier of the command.
   * @param options - How to run it.
   * @returns The targets as "that" mark.
   */
  run(targets: [Target[]], commandId: string, options?: Options): Promise<ActionReturnValue>;
}

export default ExecuteCommand;
