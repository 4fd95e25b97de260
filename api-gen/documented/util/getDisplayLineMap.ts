/**
 * Counts lines the way the user sees them.
 *
 * @module
 */
import { TextEditor } from '../libs/common';

/**
 * Numbers the visible lines of an editor consecutively, so that two lines around a folded region
 * count as neighbors.
 *
 * @param editor - An editor that is on screen.
 * @param extraLines - Document lines to be numbered even if they are scrolled away, such as the one
 * with the cursor.
 * @returns The display line for each document line.
 */
export declare function getDisplayLineMap(
  editor: TextEditor,
  extraLines?: number[],
): Map<number, number>;
