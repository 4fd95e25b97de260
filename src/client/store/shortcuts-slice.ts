import type { StateCreator } from 'zustand/vanilla';
import { storageKeys } from '#shared/storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';
import { defaultShortcuts, parseShortcuts, type Shortcuts } from './shortcuts.ts';

/** The keyboard shortcuts as the reader has set them, kept in this browser only. */
export interface ShortcutsSlice {
  readonly shortcuts: Shortcuts;
  /** Takes over what is stored, also when another tab has changed it. */
  readonly restoreShortcuts: () => void;
  readonly setShortcuts: (shortcuts: Shortcuts) => void;
  /** Back to the default ones. */
  readonly resetShortcuts: () => void;
}

/** Makes the slice in its prerendered state: the default shortcuts. */
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
