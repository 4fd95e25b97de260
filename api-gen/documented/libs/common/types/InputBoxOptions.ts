/**
 * What a question to the user looks like.
 *
 * @module
 */

/** The parts of an input box. */
export interface InputBoxOptions {
  /** What stands above it. */
  title?: string;

  /** What is in it at first. */
  value?: string;

  /** What stands below it. */
  prompt?: string;

  /** A hint that is shown while it is empty. */
  placeHolder?: string;
}
