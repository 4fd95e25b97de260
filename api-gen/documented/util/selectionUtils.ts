/**
 * Helpers for selections and ranges of text.
 *
 * @module
 */
import { Range, TextEditor } from '../libs/common';
import { SelectionWithEditor } from '../typings/Types';

/**
 * Moves a selection to another range and keeps its editor and direction.
 *
 * @param selection - The selection whose editor and direction are kept.
 * @param range - The new extent.
 * @returns A new selection.
 */
export declare function selectionWithEditorFromRange(
  selection: SelectionWithEditor,
  range: Range,
): SelectionWithEditor;

/**
 * Drops whitespace from both ends of a range.
 *
 * @param editor - The editor that shows the document.
 * @param range - The range to shrink.
 * @returns The part of the range from its first to its last visible character.
 */
export declare function shrinkRangeToFitContent(editor: TextEditor, range: Range): Range;
