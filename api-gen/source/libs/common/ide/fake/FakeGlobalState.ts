import type { State, StateData, StateKey } from '../types/State';
declare class FakeGlobalState implements State {
  private readonly data: StateData;
  get<K extends StateKey>(key: K): StateData[K];
  set<K extends StateKey>(key: K, value: StateData[K]): Thenable<void>;
}

export default FakeGlobalState;
