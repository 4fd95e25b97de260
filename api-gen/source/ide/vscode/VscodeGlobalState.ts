import type { ExtensionContext } from 'vscode';
import type { State, StateData, StateKey } from '../../libs/common/ide/types/State';
declare class VscodeGlobalState implements State {
  private extensionContext: ExtensionContext;
  constructor(extensionContext: ExtensionContext);
  get<K extends StateKey>(key: K): StateData[K];
  set<K extends StateKey>(key: K, value: StateData[K]): Thenable<void>;
}

export default VscodeGlobalState;
