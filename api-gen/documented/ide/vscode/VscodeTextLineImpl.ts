/**
 * Lines of Visual Studio Code in terms of our own types.
 *
 * @module
 */

import { Range, TextLine } from '../../libs/common';
import * as vscode from 'vscode';

/** Wraps a line of a document as it was when it was read. */
declare class VscodeTextLineImpl implements TextLine {
  private line: vscode.TextLine;

  /**
   * Creates a {@link VscodeTextLineImpl}.
   *
   * @param line - The line to wrap.
   */
  constructor(line: vscode.TextLine);

  /** The zero-based number of the line. */
  get lineNumber(): number;

  /** The text without the line break. */
  get text(): string;

  /** The range of the text without the line break. */
  get range(): Range;

  /** The range of the text with the line break. */
  get rangeIncludingLineBreak(): Range;

  /** Where the indentation ends; the length of the line if there is nothing else. */
  get firstNonWhitespaceCharacterIndex(): number;

  /** Where the trailing whitespace begins; 0 if there is nothing else. */
  get lastNonWhitespaceCharacterIndex(): number;

  /** Whether there is nothing but whitespace. */
  get isEmptyOrWhitespace(): boolean;
}

export default VscodeTextLineImpl;
