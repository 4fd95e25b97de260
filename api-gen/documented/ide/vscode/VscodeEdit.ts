/**
 * Edits of a document in Visual Studio Code.
 *
 * @module
 */

import { TextEditorEdit } from '../../libs/common';
import type * as vscode from 'vscode';

/**
 * Makes edits as one step, through an edit builder of our own types.
 *
 * @param editor - The editor to edit in.
 * @param callback - Collects the edits.
 * @param options - Whether the step can be undone apart from what comes before and after.
 * @returns Whether the edits were applied.
 */
declare function vscodeEdit(
  editor: vscode.TextEditor,
  callback: (editBuilder: TextEditorEdit) => void,
  options?: {
    /** Whether undoing the step leaves earlier changes alone. */
    undoStopBefore: boolean;
    /** Whether undoing later changes leaves the step alone. */
    undoStopAfter: boolean;
  },
): Promise<boolean>;

export default vscodeEdit;
