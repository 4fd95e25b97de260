/**
 * Values that outlive the session.
 *
 * @module
 */

/** The values that can be stored, with what they are at first. */
export declare const STATE_DEFAULTS: {
  /**
   * Whether the user has asked not to be warned again about the changed meaning of "past end of".
   */
  hideInferenceWarning: boolean;
};

/** The types of those values. */
export type StateData = typeof STATE_DEFAULTS;

/** The name of a value. */
export type StateKey = keyof StateData;

/** A store for them. */
export interface State {
  /**
   * Reads a value, or its default if it has never been set.
   *
   * @param key - The name of the value.
   */
  get<K extends StateKey>(key: K): StateData[K];

  /**
   * Stores a value.
   *
   * @param key - The name of the value.
   * @param value - The value; it must be possible to write it as JSON.
   */
  set<K extends StateKey>(key: K, value: StateData[K]): Thenable<void>;
}
