/**
 * Stretches of text.
 *
 * @module
 */

import { Position, Selection } from '..';

/** What lies between two positions. It cannot be changed; methods return new ranges. */
export declare class Range {
  /** Where it starts, never after its end. */
  readonly start: Position;

  /** Where it ends, never before its start. */
  readonly end: Position;

  /**
   * Makes a range from two positions, which are swapped if they are in the wrong order, or from
   * four numbers.
   *
   * @param start - One end.
   * @param end - The other end.
   */
  constructor(start: Position, end: Position);

  /**
   * Makes a range from two positions, which are swapped if they are in the wrong order, or from
   * four numbers.
   *
   * @param startLine - The line of one end, zero-based.
   * @param startCharacter - The character of that end.
   * @param endLine - The line of the other end.
   * @param endCharacter - The character of the other end.
   */
  constructor(startLine: number, startCharacter: number, endLine: number, endCharacter: number);

  /** Whether it starts where it ends. */
  get isEmpty(): boolean;

  /** Whether it starts in the line in which it ends. */
  get isSingleLine(): boolean;

  /**
   * Tells whether both ranges have the same ends.
   *
   * @param other - Another range.
   */
  isRangeEqual(other: Range): boolean;

  /**
   * Tells whether something lies in this range, its ends included.
   *
   * @param positionOrRange - A position or a range.
   */
  contains(positionOrRange: Position | Range): boolean;

  /**
   * Finds what two ranges have in common.
   *
   * @param other - Another range.
   * @returns The common part, which is empty if they only touch, or `undefined` if they are
   *   apart.
   */
  intersection(other: Range): Range | undefined;

  /**
   * Finds the smallest range that covers both.
   *
   * @param other - Another range.
   */
  union(other: Range): Range;

  /**
   * Replaces one or both ends.
   *
   * @param start - The new start; the same if left out.
   * @param end - The new end; the same if left out.
   */
  with(start?: Position, end?: Position): Range;

  /**
   * Makes a selection of this range.
   *
   * @param isReversed - Whether the cursor is at the start.
   */
  toSelection(isReversed: boolean): Selection;
}
