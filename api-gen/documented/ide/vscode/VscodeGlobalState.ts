/**
 * Values that outlive the session.
 *
 * @module
 */

import type { ExtensionContext } from 'vscode';
import type { State, StateData, StateKey } from '../../libs/common/ide/types/State';

/** Stores values in the extension's global state. */
declare class VscodeGlobalState implements State {
  private extensionContext: ExtensionContext;

  /**
   * Creates a {@link VscodeGlobalState}.
   *
   * @param extensionContext - What the editor gave the extension; it owns the storage.
   */
  constructor(extensionContext: ExtensionContext);

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

export default VscodeGlobalState;
