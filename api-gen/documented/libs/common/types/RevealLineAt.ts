/**
 * Where to scroll a line to.
 *
 * @module
 */

/** The height at which a line should be. */
export declare enum RevealLineAt {
  /** The first line of the window. */
  top = 'top',

  /** The middle of the window. */
  center = 'center',

  /** The last line of the window. */
  bottom = 'bottom',
}
