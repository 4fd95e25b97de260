import { useEffect } from 'react';
import { darkSystemQuery, systemColorMode, themeAttribute } from './color-mode.ts';
import * as storageKeys from './storage-keys.ts';
import { connectStored, safeStorage } from './safe-storage.ts';
import type { SiteStore } from './site-store.ts';
import { useRestoreVocabulary } from './stored-vocabulary.ts';
import { useSiteStoreApi } from './use-site-store.tsx';
import { listen } from '#client/listen.ts';

/**
 * Restores the stored state after hydration. Keeps all of it except the announcement in sync with
 * other tabs, keeps the color mode in sync with the system, and writes it to the document.
 */
export function useRestore(): void {
  const store = useSiteStoreApi();
  useRestoreVocabulary();
  useEffect(() => connectColorMode(store), [store]);
  useEffect(() => store.getState().restoreAnnouncement(), [store]);
  useEffect(() => connectStored(storageKeys.shortcuts, store.getState().restoreShortcuts), [store]);
}

function connectColorMode(store: SiteStore) {
  const write = () =>
    document.documentElement.setAttribute(themeAttribute, store.getState().colorMode);
  // Some browsers print in light mode and report that as a change of the system's preference.
  const restore = () => {
    if (!window.matchMedia('print').matches) store.getState().restoreColorMode(systemColorMode());
  };
  store.getState().restoreColorMode(systemColorMode());
  write();
  const stopWriting = store.subscribe(write);
  // Nothing changes if another tab removes its choice.
  const stopFollowing = safeStorage.subscribe(
    storageKeys.theme,
    (stored) => stored !== null && restore(),
  );
  const stopListening = listen(window.matchMedia(darkSystemQuery), { change: restore });
  return () => {
    stopWriting();
    stopFollowing();
    stopListening();
  };
}
