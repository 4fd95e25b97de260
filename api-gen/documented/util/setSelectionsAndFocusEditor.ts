/**
 * Changes what is selected.
 *
 * @module
 */
import { EditableTextEditor, Selection } from '../libs/common';

/**
 * Sets the selections of an editor, scrolls to the first one and then moves the focus there.
 *
 * @param editor - The editor to change.
 * @param selections - The new selections; duplicates are dropped.
 * @param revealRange - Whether to scroll; on by default.
 */
export declare function setSelectionsAndFocusEditor(
  editor: EditableTextEditor,
  selections: Selection[],
  revealRange?: boolean,
): Promise<void>;

/**
 * Sets the selections of an editor that may be in the background.
 *
 * @param editor - The editor to change.
 * @param selections - The new selections; duplicates are dropped.
 */
export declare function setSelectionsWithoutFocusingEditor(
  editor: EditableTextEditor,
  selections: Selection[],
): void;
