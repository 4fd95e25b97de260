/**
 * Whether ranges grow with text typed at their ends.
 *
 * @module
 */

/**
 * What happens to a range when text is inserted exactly at its start or end. The first half of a
 * name is about the start, the second about the end.
 */
export declare enum RangeExpansionBehavior {
  /** The range takes in text at both ends. */
  openOpen = 0,

  /** The range takes in text at neither end. */
  closedClosed = 1,

  /** The range takes in text at its start only. */
  openClosed = 2,

  /** The range takes in text at its end only. */
  closedOpen = 3,
}
