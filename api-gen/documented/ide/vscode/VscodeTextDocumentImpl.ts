/**
 * Documents of Visual Studio Code in terms of our own types.
 *
 * @module
 */

import { Position, Range, TextDocument, TextLine } from '../../libs/common';
import * as vscode from 'vscode';
import type { URI } from 'vscode-uri';

/** Wraps a document for reading. */
export declare class VscodeTextDocumentImpl implements TextDocument {
  private document: vscode.TextDocument;

  /** The document's address. */
  get uri(): URI;

  /** The language that the editor takes the document to be in. */
  get languageId(): string;

  /** A number that grows with each change. */
  get version(): number;

  /** The number of lines. */
  get lineCount(): number;

  /** All of the document. */
  get range(): Range;

  /**
   * Creates a {@link VscodeTextDocumentImpl}.
   *
   * @param document - The document to wrap.
   */
  constructor(document: vscode.TextDocument);

  /**
   * Reads a line.
   *
   * @param lineOrPosition - The line's number, or a position in it.
   */
  lineAt(lineOrPosition: number | Position): TextLine;

  /**
   * Counts the characters before a position.
   *
   * @param position - The position.
   */
  offsetAt(position: Position): number;

  /**
   * Finds the position after a number of characters.
   *
   * @param offset - The number.
   */
  positionAt(offset: number): Position;

  /**
   * Reads text.
   *
   * @param range - What to read; everything if left out.
   */
  getText(range?: Range): string;
}
