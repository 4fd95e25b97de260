import { TextEditorEdit } from '../../libs/common';
import type * as vscode from 'vscode';
declare function vscodeEdit(
  editor: vscode.TextEditor,
  callback: (editBuilder: TextEditorEdit) => void,
  options?: {
    undoStopBefore: boolean;
    undoStopAfter: boolean;
  },
): Promise<boolean>;

export default vscodeEdit;
