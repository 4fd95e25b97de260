import { EndOfLine, Position, Range, Selection, TextEditor } from '../common';
import * as vscode from 'vscode';
export declare function toVscodeRange(range: Range): vscode.Range;
export declare function fromVscodeRange(range: vscode.Range): Range;
export declare function toVscodeSelection(range: Selection): vscode.Selection;
export declare function fromVscodeSelection(range: vscode.Selection): Selection;
export declare function toVscodePosition(position: Position): vscode.Position;
export declare function fromVscodePosition(position: vscode.Position): Position;
export declare function toVscodePositionOrRange(
  location: Position | Range,
): vscode.Position | vscode.Range;
export declare function toVscodeEndOfLine(eol: EndOfLine): vscode.EndOfLine;
export declare function fromVscodeEndOfLine(eol: vscode.EndOfLine): EndOfLine;
export declare function toVscodeEditor(editor: TextEditor): vscode.TextEditor;
