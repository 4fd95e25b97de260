import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { preferredVersionKey } from '#client/store/storage-keys.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { safeStorage } from '#client/store/safe-storage.ts';

/**
 * Returns the documentation version that the reader last chose, and a function that saves a new
 * choice, if the site stores choices at all. Each docs plugin has its own choice.
 */
export function usePreferredVersion() {
  const { docs } = useSite();
  const key = preferredVersionKey(docs.pluginId);
  const isKept = docs.persistence === 'localStorage';
  /** Name of the preferred version; null during hydration and if none is stored. */
  const preferred = useSyncExternalStore(
    useCallback((listener) => safeStorage.subscribe(key, listener), [key]),
    () => (isKept ? safeStorage.get(key) : null),
    () => null,
  );
  const savePreferred = (name: string) => {
    if (isKept) safeStorage.set(key, name);
  };
  return { preferred, savePreferred };
}

/** Removes a preference for a version that no longer exists. */
export function useForgetMissingVersion(): void {
  const { docs } = useSite();
  const { preferred } = usePreferredVersion();
  const isMissing = preferred !== null && docs.versions.every(({ name }) => name !== preferred);
  useEffect(() => {
    if (isMissing) safeStorage.remove(preferredVersionKey(docs.pluginId));
  }, [docs.pluginId, isMissing]);
}
