/**
 * Edits as an editor takes them.
 *
 * @module
 */

import type { EndOfLine, Position, Range } from '..';

/**
 * Collects changes that are applied together, and only if they do not overlap. Line breaks in the
 * texts are adapted to the document.
 */
export interface TextEditorEdit {
  /**
   * Replaces text.
   *
   * @param location - What to replace; at a position nothing is removed.
   * @param value - The new text.
   */
  replace(location: Position | Range, value: string): void;

  /**
   * Inserts text; unlike a replacement it pushes a cursor at that place to the right.
   *
   * @param location - Where to insert.
   * @param value - The text.
   */
  insert(location: Position, value: string): void;

  /**
   * Removes text.
   *
   * @param location - What to remove.
   */
  delete(location: Range): void;

  /**
   * Changes how the lines of the document end.
   *
   * @param endOfLine - The new ending.
   */
  setEndOfLine(endOfLine: EndOfLine): void;
}
