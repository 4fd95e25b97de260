import { Position, Range, TextDocument, TextLine } from '../../libs/common';
import * as vscode from 'vscode';
import type { URI } from 'vscode-uri';
export declare class VscodeTextDocumentImpl implements TextDocument {
  private document: vscode.TextDocument;
  get uri(): URI;
  get languageId(): string;
  get version(): number;
  get lineCount(): number;
  get range(): Range;
  constructor(document: vscode.TextDocument);
  lineAt(lineOrPosition: number | Position): TextLine;
  offsetAt(position: Position): number;
  positionAt(offset: number): Position;
  getText(range?: Range): string;
}
