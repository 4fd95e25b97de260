import { Range, TextLine } from '../../libs/common';
import * as vscode from 'vscode';
declare class VscodeTextLineImpl implements TextLine {
  private line: vscode.TextLine;
  constructor(line: vscode.TextLine);
  get lineNumber(): number;
  get text(): string;
  get range(): Range;
  get rangeIncludingLineBreak(): Range;
  get firstNonWhitespaceCharacterIndex(): number;
  get lastNonWhitespaceCharacterIndex(): number;
  get isEmptyOrWhitespace(): boolean;
}

export default VscodeTextLineImpl;
