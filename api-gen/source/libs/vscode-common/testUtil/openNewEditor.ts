import * as vscode from 'vscode';
export declare function openNewEditor(
  content: string,
  language?: string,
): Promise<vscode.TextEditor>;
export declare function reuseEditor(
  editor: vscode.TextEditor,
  content: string,
  language?: string,
): Promise<void>;
export declare function openNewNotebookEditor(
  cellContents: string[],
  language?: string,
): Promise<vscode.NotebookDocument>;
