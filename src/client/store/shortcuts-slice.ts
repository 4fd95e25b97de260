import type { StateCreator } from 'zustand/vanilla';
import * as storageKeys from './storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';
import { defaultShortcuts, parseShortcuts, type Shortcuts } from './shortcuts.ts';

/** The reader's keyboard shortcuts, stored only in this browser. */
export interface ShortcutsSlice {
  readonly shortcuts: Shortcuts;
  /** Loads the stored shortcuts, also after another tab has changed them. */
  readonly restoreShortcuts: () => void;
  readonly setShortcuts: (shortcuts: Shortcuts) => void;
  /** Restores the defaults. */
  readonly resetShortcuts: () => void;
}

/** Creates the slice in its prerendered state: the default shortcuts. */
export function createShortcutsSlice(storage: SafeStorage): StateCreator<ShortcutsSlice> {
  const key = storageKeys.shortcuts;
  return (set) => ({
    shortcuts: defaultShortcuts,
    restoreShortcuts() {
      const stored = storage.get(key);
      set({ shortcuts: stored === null ? defaultShortcuts : parseShortcuts(stored) });
    },
    setShortcuts(shortcuts) {
      storage.set(key, JSON.stringify(shortcuts));
      set({ shortcuts });
    },
    resetShortcuts() {
      storage.remove(key);
      set({ shortcuts: defaultShortcuts });
    },
  });
}
