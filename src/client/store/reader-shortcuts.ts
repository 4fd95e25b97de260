import { defaultShortcuts, parseShortcuts, type Shortcuts } from './shortcuts.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { safeStorage, type SafeStorage } from './safe-storage.ts';

/** The shortcuts as the reader has set them, kept in this browser. */
export interface ReaderShortcuts {
  /** The same object until something changes. */
  get(): Shortcuts;
  set(shortcuts: Shortcuts): void;
  /** Back to what held at first. */
  reset(): void;
  /** Calls back after changes, those of other tabs too; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** Makes the store on a storage. */
function createReaderShortcuts(storage: SafeStorage): ReaderShortcuts {
  const key = storageKeys.shortcuts;
  const listeners = new Set<() => void>();
  let last: { readonly json: string | null; readonly shortcuts: Shortcuts } = {
    json: null,
    shortcuts: defaultShortcuts,
  };
  const tell = (): void => listeners.forEach((listener) => listener());
  return {
    get() {
      const json = storage.get(key);
      if (json !== last.json) last = { json, shortcuts: parseShortcuts(json) };
      return last.shortcuts;
    },
    set(shortcuts) {
      storage.set(key, JSON.stringify(shortcuts));
      tell();
    },
    reset() {
      storage.remove(key);
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      const stopOtherTabs = storage.subscribe(key, listener);
      return () => {
        listeners.delete(listener);
        stopOtherTabs();
      };
    },
  };
}

/** The shortcuts of this browser's reader. */
export const readerShortcuts = createReaderShortcuts(safeStorage);
