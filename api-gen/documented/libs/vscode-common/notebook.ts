/**
 * Cells of notebooks.
 *
 * @module
 */

import type { NotebookDocument, TextDocument } from 'vscode';

/**
 * Finds the number of a cell. The cell must belong to the notebook.
 *
 * @param notebookDocument - The notebook.
 * @param document - The document of the cell.
 */
export declare function getCellIndex(
  notebookDocument: NotebookDocument,
  document: TextDocument,
): number;
