/**
 * Remembers what a mark refers to.
 *
 * @module
 */

import { Target } from '../typings/target.types';

/** Holds the targets behind "that" or "source" between commands. */
export declare class ThatMark {
  private mark?: Target[];

  /**
   * Replaces the targets.
   *
   * @param targets - The new targets; `undefined` makes the mark refer to nothing.
   */
  set(targets: Target[] | undefined): void;

  /**
   * Returns the targets.
   *
   * @throws An error when there are none yet.
   */
  get(): Target[];

  /** Tells whether the mark refers to anything. */
  exists(): boolean;
}
