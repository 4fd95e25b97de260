/**
 * Telling others that something has happened.
 *
 * @module
 */

import type { Disposable } from '../ide/types/ide.types';

/** The types of a listener's arguments. */
type Arr = readonly unknown[];

/** A function that is told. */
export type Listener<T extends Arr = []> = (...args: [...T]) => void;

/** Keeps a list of listeners and calls them. */
export declare class Notifier<T extends Arr = []> {
  private listeners: Listener<T>[];

  /** Creates a {@link Notifier} in its initial state. */
  constructor();

  /**
   * Calls every listener.
   *
   * @param args - What the listeners get.
   */
  notifyListeners: (...args: T) => void;

  /**
   * Adds a listener.
   *
   * @param listener - Called on each notification.
   * @returns What removes the listener again.
   */
  registerListener(listener: Listener): Disposable;
}
