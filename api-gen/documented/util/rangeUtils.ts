/**
 * Helpers for ranges and positions.
 *
 * @module
 */
import { Position, Range, TextEditor } from '../libs/common';

/**
 * Says whether nothing follows a position on its line.
 *
 * @param editor - The editor that shows the document.
 * @param position - The place to examine.
 */
export declare function isAtEndOfLine(editor: TextEditor, position: Position): boolean;

/**
 * Says whether a position is the first of its line.
 *
 * @param position - The place to examine.
 */
export declare function isAtStartOfLine(position: Position): boolean;

/**
 * Widens a range to whole lines, indentation included and the final line break excluded.
 *
 * @param editor - The editor that shows the document.
 * @param range - The range to widen.
 * @returns A range from the first character of its first line to the last of its last line.
 */
export declare function expandToFullLine(editor: TextEditor, range: Range): Range;

/**
 * Counts the characters of a range, line breaks included.
 *
 * @param editor - The editor that shows the document.
 * @param range - The range to measure.
 */
export declare function getRangeLength(editor: TextEditor, range: Range): number;

/**
 * Says whether a range encloses another one, or a position, without sharing an edge with it.
 *
 * @param range1 - The outer range.
 * @param rangeOrPosition - What has to lie inside.
 * @returns `true` if the outer range reaches further on both sides.
 */
export declare function strictlyContains(range1: Range, rangeOrPosition: Range | Position): boolean;
