/**
 * The action behind "paste".
 *
 * @module
 */

import { Target } from '../typings/target.types';
import { Graph } from '../typings/Types';
import { ActionReturnValue } from './actions.types';

/** Pastes the clipboard at the targets, with the delimiters that `EditNew` would insert. */
export declare class PasteFromClipboard {
  private graph: Graph;

  /**
   * Creates the {@link PasteFromClipboard} that belongs to a graph.
   *
   * @param graph - The extension's shared objects; used here: `actions`, `editStyles` and
   *   `rangeUpdater`.
   */
  constructor(graph: Graph);

  /**
   * Opens a place, pastes, and puts cursors and focus back.
   *
   * @param targets - A tuple with the list of targets; all must be in one editor.
   * @returns The pasted text as "that" mark.
   * @throws An error when the targets are in different editors.
   */
  run(targets: [Target[]]): Promise<ActionReturnValue>;
}
