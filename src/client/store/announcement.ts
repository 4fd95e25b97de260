import type { StateCreator } from 'zustand/vanilla';
import type { AnnouncementBarConfig } from '#shared/config/site-config.ts';
import type { SafeStorage } from './safe-storage.ts';
import * as storageKeys from './storage-keys.ts';

/** Attribute of the root element: "true" if the bar is hidden from the first paint. */
export const announcementAttribute = 'data-announcement-bar-initially-dismissed';

const defaultAnnouncementId = 'announcement-bar';

/**
 * The default id as an earlier version of the original framework misspelled it; readers may still
 * have it stored.
 */
const misspelledAnnouncementId = 'annoucement-bar';

/** The part of the configuration that determines whether a reader has closed the announcement. */
export type ClosableBar = Pick<AnnouncementBarConfig, 'id' | 'isCloseable'>;

/** Whether the reader has seen this announcement before, judged by its id. */
function isKnownAnnouncement(bar: ClosableBar, storedId: string | null) {
  return (storedId === misspelledAnnouncementId ? defaultAnnouncementId : storedId) === bar.id;
}

/**
 * Whether the reader has closed this announcement, according to storage. An announcement that
 * cannot be closed is never dismissed.
 */
export function isAnnouncementDismissed(bar: ClosableBar, read: SafeStorage['get']): boolean {
  return (
    bar.isCloseable &&
    isKnownAnnouncement(bar, read(storageKeys.announcementId)) &&
    read(storageKeys.announcementDismissed) === 'true'
  );
}

/** State of the announcement bar, and the actions that change it. */
export interface AnnouncementSlice {
  readonly announcementDismissed: boolean;
  /** Loads the stored state; a new announcement resets it. */
  readonly restoreAnnouncement: () => void;
  readonly dismissAnnouncement: () => void;
}

/**
 * Creates the slice in its prerendered state: the bar is in the markup. Without a bar, restoring
 * does nothing.
 */
export function createAnnouncementSlice(
  bar: AnnouncementBarConfig | undefined,
  storage: SafeStorage,
): StateCreator<AnnouncementSlice> {
  return (set) => ({
    announcementDismissed: false,
    restoreAnnouncement() {
      if (!bar) return;
      const storedId = storage.get(storageKeys.announcementId);
      set({ announcementDismissed: isAnnouncementDismissed(bar, storage.get) });
      if (storedId !== bar.id) storage.set(storageKeys.announcementId, bar.id);
      if (!isKnownAnnouncement(bar, storedId))
        storage.set(storageKeys.announcementDismissed, 'false');
    },
    dismissAnnouncement() {
      storage.set(storageKeys.announcementDismissed, 'true');
      set({ announcementDismissed: true });
    },
  });
}
