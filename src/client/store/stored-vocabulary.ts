import { useEffect } from 'react';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';
import * as storageKeys from './storage-keys.ts';
import { connectStored } from './safe-storage.ts';
import { useSiteStore, useSiteStoreApi } from './use-site-store.tsx';

/** Returns the reader's vocabulary; empty if all words are the defaults. */
export function useStoredVocabulary(): MyVocabulary {
  return useSiteStore((state) => state.myVocabulary);
}

/** Restores the reader's vocabulary after hydration, and follows other tabs. */
export function useRestoreVocabulary(): void {
  const store = useSiteStoreApi();
  useEffect(
    () => connectStored(storageKeys.vocabulary, store.getState().restoreMyVocabulary),
    [store],
  );
}
