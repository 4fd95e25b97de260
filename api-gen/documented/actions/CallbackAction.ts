/**
 * A building block for actions that call something in the editor once per editor.
 *
 * @module
 */

import { EditableTextEditor, TextEditor } from '../libs/common';
import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { Action, ActionReturnValue } from './actions.types';

/** What to call, and what to do with selections, focus and colors around the call. */
interface CallbackOptions {
  /** Called once for each editor with the targets in that editor. */
  callback: (editor: EditableTextEditor, targets: Target[]) => Promise<void>;

  /** Whether to throw unless all targets are in one editor. */
  ensureSingleEditor: boolean;

  /** Whether to throw unless there is exactly one target. */
  ensureSingleTarget: boolean;

  /**
   * Whether to select the targets and focus their editor before the call, for commands that only
   * know the selection.
   */
  setSelection: boolean;

  /** Whether to put selections and focus back after the call; matters only with `setSelection`. */
  restoreSelection: boolean;

  /** Whether to color the targets briefly before the call. */
  showDecorations: boolean;
}

/**
 * Runs a function on the targets of each editor while keeping track of the selections. Several
 * actions are made from it; it has no spoken form.
 */
export declare class CallbackAction implements Action {
  private graph: Graph;

  /**
   * Creates the {@link CallbackAction} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `editStyles` and `rangeUpdater`.
   */
  constructor(graph: Graph);

  /**
   * Highlights the targets if asked to, calls the function for each editor, one after another
   * where the selection is needed, and restores what was changed.
   *
   * @param targets - A tuple with the list of targets.
   * @param options - What to call, and under what conditions.
   * @returns The same targets as "that" mark, or untyped ones in the documents that the call
   *   changed.
   * @throws An error when the targets break one of the conditions in `options`.
   */
  run(targets: [Target[]], options: CallbackOptions): Promise<ActionReturnValue>;
  private runForEditor(
    options: CallbackOptions,
    editor: TextEditor,
    targets: Target[],
  ): Promise<Target[]>;
}
