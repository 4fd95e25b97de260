/**
 * Notebook support for versions of the editor before the notebook interface became stable.
 *
 * @module
 */
import { NotebookDocument, TextDocument } from 'vscode';
import type { VscodeTextEditorImpl } from '../ide/vscode/VscodeTextEditorImpl';
import type VscodeIDE from '../ide/vscode/VscodeIDE';

/** Says whether the editor is older than version 1.68.0. */
export declare function isVscodeLegacyNotebookVersion(): boolean;

/**
 * Moves the focus to another cell of the active notebook by issuing the "next cell" or "previous
 * cell" command as often as needed. Does nothing when the cell is in another notebook.
 *
 * @param ide - Tells which editor has the focus now.
 * @param editor - The editor of the wanted cell.
 * @returns Rejects when one of the cells cannot be found in its notebook.
 */
export declare function focusNotebookCellLegacy(
  ide: VscodeIDE,
  editor: VscodeTextEditorImpl,
): Promise<void>;

/**
 * Reads the notebook from an undocumented property of the cell's document.
 *
 * @param document - Text of the cell.
 * @returns The notebook, or `undefined` when the document is not a cell.
 */
export declare function getNotebookFromCellDocumentLegacy(
  document: TextDocument,
): NotebookDocument | undefined;
