import type { Disposable } from '../ide/types/ide.types';
type Arr = readonly unknown[];
export type Listener<T extends Arr = []> = (...args: [...T]) => void;
export declare class Notifier<T extends Arr = []> {
  private listeners: Listener<T>[];
  constructor();
  notifyListeners: (...args_0: T) => void;
  registerListener(listener: Listener): Disposable;
}
