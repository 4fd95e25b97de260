import { useSyncExternalStore } from 'react';
import { defaultShortcuts, type Shortcuts } from '../store/shortcuts.ts';
import { readerShortcuts } from '#client/store/reader-shortcuts.ts';

/** The reader's shortcuts; the default ones on the server and during hydration. */
export function useShortcuts(): Shortcuts {
  return useSyncExternalStore(
    readerShortcuts.subscribe,
    readerShortcuts.get,
    () => defaultShortcuts,
  );
}
