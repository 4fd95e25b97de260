/**
 * Lines of a document.
 *
 * @module
 */

import type { Range } from '..';

/** A line as it was when it was read; changes of the document do not show in it. */
export interface TextLine {
  /** The zero-based number of the line. */
  readonly lineNumber: number;

  /** The text without the line break. */
  readonly text: string;

  /** The range of the text without the line break. */
  readonly range: Range;

  /** The range of the text with the line break. */
  readonly rangeIncludingLineBreak: Range;

  /** Where the indentation ends; the length of the line if there is nothing else. */
  readonly firstNonWhitespaceCharacterIndex: number;

  /** Where the trailing whitespace begins; 0 if there is nothing else. */
  readonly lastNonWhitespaceCharacterIndex: number;

  /** Whether there is nothing but whitespace. */
  readonly isEmptyOrWhitespace: boolean;
}
