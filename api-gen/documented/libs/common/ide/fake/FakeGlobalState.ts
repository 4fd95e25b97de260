/**
 * Stored values for tests.
 *
 * @module
 */

import type { State, StateData, StateKey } from '../types/State';

/** Keeps values in memory, beginning with the defaults. */
declare class FakeGlobalState implements State {
  private readonly data: StateData;

  /**
   * Reads a value.
   *
   * @param key - The name of the value.
   */
  get<K extends StateKey>(key: K): StateData[K];

  /**
   * Keeps a value.
   *
   * @param key - The name of the value.
   * @param value - The value.
   */
  set<K extends StateKey>(key: K, value: StateData[K]): Thenable<void>;
}

export default FakeGlobalState;
