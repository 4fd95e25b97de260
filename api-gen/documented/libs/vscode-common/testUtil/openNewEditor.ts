/**
 * Editors for tests.
 *
 * @module
 */

import * as vscode from 'vscode';

/**
 * Closes all editors and opens one with the given text; its parser is loaded.
 *
 * @param content - The text.
 * @param language - The language; plain text by default.
 */
export declare function openNewEditor(
  content: string,
  language?: string,
): Promise<vscode.TextEditor>;

/**
 * Replaces the text and language of an editor, which is faster than opening one.
 *
 * @param editor - The editor.
 * @param content - The new text; its line breaks become those of the document.
 * @param language - The language; plain text by default.
 */
export declare function reuseEditor(
  editor: vscode.TextEditor,
  content: string,
  language?: string,
): Promise<void>;

/**
 * Closes all editors and opens a notebook.
 *
 * @param cellContents - The text of each cell.
 * @param language - The language of all cells; plain text by default.
 */
export declare function openNewNotebookEditor(
  cellContents: string[],
  language?: string,
): Promise<vscode.NotebookDocument>;
