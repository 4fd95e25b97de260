/**
 * The actions behind "take", "pre" and "post".
 *
 * @module
 */

import { Selection } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** Selects the targets, each with its direction; spoken "take". */
export declare class SetSelection implements Action {
  private graph: Graph;

  /**
   * Creates the {@link SetSelection} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /**
   * Says what becomes of one target.
   *
   * @param target - The target.
   * @returns The selection of its whole content.
   */
  protected getSelection(target: Target): Selection;

  /**
   * Sets the selections and focuses the editor.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor.
   * @returns The targets as "that" mark.
   * @throws An error when the targets are in different editors.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

/** Puts cursors before the targets; spoken "pre". */
export declare class SetSelectionBefore extends SetSelection {
  /**
   * Says where the cursor of one target goes.
   *
   * @param target - The target.
   * @returns An empty selection at the start of its content.
   */
  protected getSelection(target: Target): Selection;
}

/** Puts cursors after the targets; spoken "post". */
export declare class SetSelectionAfter extends SetSelection {
  /**
   * Says where the cursor of one target goes.
   *
   * @param target - The target.
   * @returns An empty selection at the end of its content.
   */
  protected getSelection(target: Target): Selection;
}
