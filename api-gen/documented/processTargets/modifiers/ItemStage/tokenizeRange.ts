/**
 * Divides the text of a list at its commas.
 *
 * @module
 */
import { Range, TextEditor } from '../../../libs/common';

/**
 * Divides a range into items and the commas between them. Commas within brackets or quotes do not
 * count, so that `f(a, b), c` holds two items.
 *
 * @param editor - The editor that shows the document.
 * @param interior - The range to divide.
 * @param boundary - The opening and the closing bracket of the list.
 * @returns Items, delimiters and, if given, the brackets, in the order of the text.
 */
export declare function tokenizeRange(
  editor: TextEditor,
  interior: Range,
  boundary?: [Range, Range],
): Token[];

/**
 * Puts pieces of text back together where they belong to the same item.
 *
 * @param lexemes - The text of a list, divided at every comma, bracket and quote.
 * @returns Items and commas in turn.
 */
export declare function joinLexemesBySkippingMatchingPairs(lexemes: string[]): string[];

/** A piece of a list. */
interface Token {
  /** Where the piece is. */
  range: Range;

  /** Whether the piece is an item, a comma or a bracket of the list. */
  type: 'item' | 'separator' | 'boundary';
}

export {};
