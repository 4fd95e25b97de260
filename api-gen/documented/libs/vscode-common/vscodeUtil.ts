/**
 * Translation between our own types and those of Visual Studio Code.
 *
 * @module
 */

import { EndOfLine, Position, Range, Selection, TextEditor } from '../common';
import * as vscode from 'vscode';

/**
 * Turns our range into Visual Studio Code's.
 *
 * @param range - The range.
 */
export declare function toVscodeRange(range: Range): vscode.Range;

/**
 * Turns Visual Studio Code's range into ours.
 *
 * @param range - The range.
 */
export declare function fromVscodeRange(range: vscode.Range): Range;

/**
 * Turns our selection into Visual Studio Code's.
 *
 * @param range - The selection.
 */
export declare function toVscodeSelection(range: Selection): vscode.Selection;

/**
 * Turns Visual Studio Code's selection into ours.
 *
 * @param range - The selection.
 */
export declare function fromVscodeSelection(range: vscode.Selection): Selection;

/**
 * Turns our position into Visual Studio Code's.
 *
 * @param position - The position.
 */
export declare function toVscodePosition(position: Position): vscode.Position;

/**
 * Turns Visual Studio Code's position into ours.
 *
 * @param position - The position.
 */
export declare function fromVscodePosition(position: vscode.Position): Position;

/**
 * Turns our position or range into Visual Studio Code's.
 *
 * @param location - The position or range.
 */
export declare function toVscodePositionOrRange(
  location: Position | Range,
): vscode.Position | vscode.Range;

/**
 * Turns our name for a line ending into Visual Studio Code's.
 *
 * @param eol - The line ending.
 */
export declare function toVscodeEndOfLine(eol: EndOfLine): vscode.EndOfLine;

/**
 * Turns Visual Studio Code's line ending into our name for it.
 *
 * @param eol - The line ending.
 */
export declare function fromVscodeEndOfLine(eol: vscode.EndOfLine): EndOfLine;

/**
 * Returns the editor of Visual Studio Code that ours wraps.
 *
 * @param editor - An editor that wraps one of Visual Studio Code.
 */
export declare function toVscodeEditor(editor: TextEditor): vscode.TextEditor;
