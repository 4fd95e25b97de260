/**
 * Opening links.
 *
 * @module
 */

import * as vscode from 'vscode';

/**
 * Opens the link at a location: in the browser for web addresses, in an editor for files.
 *
 * @param editor - The editor.
 * @param location - The location; the selection if left out.
 * @returns Whether there was a link.
 * @throws An error when there are several links or selections, or when the address is of another
 *   kind.
 */
declare function vscodeOpenLink(
  editor: vscode.TextEditor,
  location: vscode.Position | vscode.Range | undefined,
): Promise<boolean>;

export default vscodeOpenLink;
