import { useEffect } from 'react';
import { darkSystemQuery, lightSystemQuery, themeAttribute } from '#shared/color-mode.ts';
import type { ColorMode } from '#shared/site-config.ts';
import { storageKeys } from '#shared/storage-keys.ts';
import { safeStorage } from './safe-storage.ts';
import type { SiteStore } from './site-store.ts';
import { useSiteStoreApi } from './use-site-store.tsx';

/** What the reader's system prefers; null where it says nothing. */
function systemColorMode(): ColorMode | null {
  if (window.matchMedia(darkSystemQuery).matches) return 'dark';
  return window.matchMedia(lightSystemQuery).matches ? 'light' : null;
}

/** Brings the store up to date after hydration and keeps it so; writes the colour mode to the document. */
export function useRestore(): void {
  const store = useSiteStoreApi();
  useEffect(() => connectColorMode(store), [store]);
  useEffect(() => store.getState().restoreAnnouncement(), [store]);
  useEffect(
    () => connectStored(storageKeys.vocabulary, store.getState().restoreMyVocabulary),
    [store],
  );
  useEffect(() => connectStored(storageKeys.shortcuts, store.getState().restoreShortcuts), [store]);
}

/** Restores what is stored under a key, now and whenever another tab changes it. */
function connectStored(key: string, restore: () => void): () => void {
  restore();
  return safeStorage.subscribe(key, restore);
}

function connectColorMode(store: SiteStore): () => void {
  const write = () =>
    document.documentElement.setAttribute(themeAttribute, store.getState().colorMode);
  // Some browsers print in light and report that as a change of the system's preference.
  const restore = () => {
    if (!window.matchMedia('print').matches) store.getState().restoreColorMode(systemColorMode());
  };
  store.getState().restoreColorMode(systemColorMode());
  write();
  const stopWriting = store.subscribe(write);
  const stopFollowing = safeStorage.subscribe(storageKeys.theme, store.getState().followOtherTab);
  const system = window.matchMedia(darkSystemQuery);
  system.addEventListener('change', restore);
  return () => {
    stopWriting();
    stopFollowing();
    system.removeEventListener('change', restore);
  };
}
