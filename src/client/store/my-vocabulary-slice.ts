import type { StateCreator } from 'zustand/vanilla';
import { parseMyVocabulary, type MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import * as storageKeys from './storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** The reader's vocabulary, stored only in this browser. */
export interface MyVocabularySlice {
  /** Empty if the reader uses all the default words. */
  readonly myVocabulary: MyVocabulary;
  /** Loads the stored vocabulary, initially and whenever another tab changes it. */
  readonly restoreMyVocabulary: () => void;
  /** Sets and stores the vocabulary; an empty list restores the defaults. */
  readonly setMyVocabulary: (myVocabulary: MyVocabulary) => void;
}

/** Creates the slice in its prerendered state: the default spoken forms. */
export function createMyVocabularySlice(storage: SafeStorage): StateCreator<MyVocabularySlice> {
  const key = storageKeys.vocabulary;
  return (set, get) => ({
    myVocabulary: [],
    restoreMyVocabulary() {
      const stored = parseMyVocabulary(storage.get(key));
      if (stored.length > 0 || get().myVocabulary.length > 0) set({ myVocabulary: stored });
    },
    setMyVocabulary(myVocabulary) {
      if (myVocabulary.length === 0) storage.remove(key);
      else storage.set(key, JSON.stringify(myVocabulary));
      set({ myVocabulary });
    },
  });
}
