import { storageKeys } from '#shared/storage-keys.ts';
import { parseOverrides } from '../my-vocabulary/overrides.ts';
import type { VocabularyOverrides } from '../my-vocabulary/overrides.ts';
import { safeStorage } from './safe-storage.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The reader's own spoken forms, kept in this browser only. */
export interface OwnWords {
  get(): VocabularyOverrides;
  /** An empty list restores the defaults. */
  set(overrides: VocabularyOverrides): void;
  /** Calls back after changes, those of other tabs too; returns the end of it. */
  subscribe(listener: () => void): () => void;
}

/** Makes the store on a storage. */
function createOwnWords(storage: SafeStorage): OwnWords {
  const key = storageKeys.vocabulary;
  const listeners = new Set<() => void>();
  return {
    get: () => parseOverrides(storage.get(key)),
    set(overrides) {
      if (overrides.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(overrides));
      for (const listener of listeners) listener();
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

/** The own words of this browser's reader. */
export const ownWords = createOwnWords(safeStorage);
