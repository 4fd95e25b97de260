/**
 * Finds the notebook to which a cell belongs.
 *
 * @module
 */
import { TextDocument } from 'vscode';

/**
 * Searches the visible notebook editors for the one that shows a cell; old versions of the editor
 * are asked in their own way.
 *
 * @param document - Text of the cell.
 * @returns The notebook editor, or `undefined` when the document is not a visible cell.
 */
export declare function getNotebookFromCellDocument(document: TextDocument): any;
