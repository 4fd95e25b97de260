import type { NotebookDocument, TextDocument } from 'vscode';
export declare function getCellIndex(
  notebookDocument: NotebookDocument,
  document: TextDocument,
): number;
