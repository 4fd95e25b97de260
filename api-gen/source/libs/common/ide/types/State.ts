export declare const STATE_DEFAULTS: {
  hideInferenceWarning: boolean;
};
export type StateData = typeof STATE_DEFAULTS;
export type StateKey = keyof StateData;
export interface State {
  get<K extends StateKey>(key: K): StateData[K];
  set<K extends StateKey>(key: K, value: StateData[K]): Thenable<void>;
}
