import * as vscode from 'vscode';
declare function vscodeOpenLink(
  editor: vscode.TextEditor,
  location: vscode.Position | vscode.Range | undefined,
): Promise<boolean>;

export default vscodeOpenLink;
