/**
 * Places in documents.
 *
 * @module
 */

import { Range } from '..';

/**
 * A place in a document, between two characters. It cannot be changed; methods return new
 * positions.
 */
export declare class Position {
  /** The line, zero-based. */
  readonly line: number;

  /** How many characters of the line come before it. */
  readonly character: number;

  /**
   * Makes a position.
   *
   * @param line - The line, zero-based.
   * @param character - How many characters of the line come before it.
   */
  constructor(line: number, character: number);

  /**
   * Tells whether both positions are the same place.
   *
   * @param other - Another position.
   */
  isEqual(other: Position): boolean;

  /**
   * Tells whether this position comes earlier.
   *
   * @param other - Another position.
   */
  isBefore(other: Position): boolean;

  /**
   * Tells whether this position comes later.
   *
   * @param other - Another position.
   */
  isAfter(other: Position): boolean;

  /**
   * Tells whether this position does not come later.
   *
   * @param other - Another position.
   */
  isBeforeOrEqual(other: Position): boolean;

  /**
   * Tells whether this position does not come earlier.
   *
   * @param other - Another position.
   */
  isAfterOrEqual(other: Position): boolean;

  /**
   * Compares for sorting.
   *
   * @param other - Another position.
   * @returns A negative number if this position comes first, a positive one if it comes last, 0
   *   if they are the same.
   */
  compareTo(other: Position): number;

  /**
   * Replaces one or both numbers.
   *
   * @param line - The new line; the same if left out.
   * @param character - The new character; the same if left out.
   */
  with(line?: number, character?: number): Position;

  /**
   * Adds to one or both numbers.
   *
   * @param lineDelta - How many lines further; 0 if left out.
   * @param characterDelta - How many characters further; 0 if left out.
   */
  translate(lineDelta?: number, characterDelta?: number): Position;

  /** Makes a range that starts and ends here. */
  toEmptyRange(): Range;
}
