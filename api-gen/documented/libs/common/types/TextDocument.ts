/**
 * Documents of an editor.
 *
 * @module
 */

import type { Position, Range, TextLine } from '..';
import type { URI } from 'vscode-uri';

/** A document, for reading. */
export interface TextDocument {
  /** Where the document comes from. It need not be a file: look at the scheme first. */
  readonly uri: URI;

  /** The language that the editor takes the document to be in. */
  readonly languageId: string;

  /** A number that grows with each change, undoing included. */
  readonly version: number;

  /** The number of lines. */
  readonly lineCount: number;

  /** All of the document. */
  readonly range: Range;

  /**
   * Reads a line as it is now; later changes are not seen in it.
   *
   * @param line - The line's number, zero-based.
   */
  lineAt(line: number): TextLine;

  /**
   * Reads a line as it is now; later changes are not seen in it.
   *
   * @param position - A position in the line; positions beyond the document are moved into it.
   */
  lineAt(position: Position): TextLine;

  /**
   * Counts the characters before a position.
   *
   * @param position - The position; it is moved into the document if it is beyond.
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
