/**
 * The actions behind "pour", "drink" and the insertion of new items.
 *
 * @module
 */

import { ModifierStage } from '../../processTargets/PipelineStages.types';
import { Target } from '../../typings/target.types';
import { Graph } from '../../typings/Types';
import { Action, ActionReturnValue } from '../actions.types';

/**
 * Makes room for new text at the targets and puts the cursor there: a new line, a new item of a
 * list or a new notebook cell, depending on what each target is.
 */
export declare class EditNew implements Action {
  private graph: Graph;

  /** Says which modifiers run last: targets of no particular type are widened to their lines. */
  getFinalStages(): ModifierStage[];

  /**
   * Creates the {@link EditNew} that belongs to a graph.
   *
   * @param graph - The extension's shared objects.
   */
  constructor(graph: Graph);

  /**
   * Inserts lines by the editor's command where a target wants it, edits the others, and sets the
   * cursors.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor, and only one
   *   may be a notebook cell.
   * @returns The original targets, at their new places, as "that" mark.
   * @throws An error when the targets are in different editors.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}

/** Opens a new place above or before the targets; spoken "drink". */
export declare class EditNewBefore extends EditNew {
  /** Adds the position "before" to the stages of {@link EditNew}. */
  getFinalStages(): ModifierStage[];
}

/** Opens a new place below or after the targets; spoken "pour". */
export declare class EditNewAfter extends EditNew {
  /** Adds the position "after" to the stages of {@link EditNew}. */
  getFinalStages(): ModifierStage[];
}
