/**
 * Ranges with a cursor.
 *
 * @module
 */

import { Position, Range } from '..';

/** A range with a cursor at one of its ends. */
export declare class Selection extends Range {
  /** Where selecting began. */
  readonly anchor: Position;

  /** Where the cursor is. */
  readonly active: Position;

  /** Whether the cursor is at the start. */
  get isReversed(): boolean;

  /**
   * Makes a selection from two positions or from four numbers.
   *
   * @param anchor - Where selecting began.
   * @param active - Where the cursor is.
   */
  constructor(anchor: Position, active: Position);

  /**
   * Makes a selection from two positions or from four numbers.
   *
   * @param anchorLine - The line of the anchor, zero-based.
   * @param anchorCharacter - The character of the anchor.
   * @param activeLine - The line of the cursor.
   * @param activeCharacter - The character of the cursor.
   */
  constructor(
    anchorLine: number,
    anchorCharacter: number,
    activeLine: number,
    activeCharacter: number,
  );

  /**
   * Tells whether both selections have the same ends and the same direction.
   *
   * @param other - Another selection.
   */
  isEqual(other: Selection): boolean;
}
