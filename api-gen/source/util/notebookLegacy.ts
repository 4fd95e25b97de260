import { NotebookDocument, TextDocument } from 'vscode';
import type { VscodeTextEditorImpl } from '../ide/vscode/VscodeTextEditorImpl';
import type VscodeIDE from '../ide/vscode/VscodeIDE';

export declare function isVscodeLegacyNotebookVersion(): boolean;

export declare function focusNotebookCellLegacy(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
): Promise<void>;

export declare function getNotebookFromCellDocumentLegacy(
  document: TextDocument,
): NotebookDocument | undefined;
