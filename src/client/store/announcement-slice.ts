import type { StateCreator } from 'zustand/vanilla';
import { isAnnouncementDismissed, isKnownAnnouncement } from './announcement.ts';
import type { AnnouncementBarConfig } from '#shared/config/site-config.ts';
import * as storageKeys from './storage-keys.ts';
import type { SafeStorage } from './safe-storage.ts';

/** Whether the reader closed the announcement. */
export interface AnnouncementSlice {
  readonly announcementDismissed: boolean;
  /** Loads the stored state; a new announcement resets it. */
  readonly restoreAnnouncement: () => void;
  readonly dismissAnnouncement: () => void;
}

/**
 * Creates the slice in its prerendered state: the bar is in the markup. Without a bar, nothing is
 * read or stored.
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
      const storedDismissed = storage.get(storageKeys.announcementDismissed);
      set({ announcementDismissed: isAnnouncementDismissed({ bar, storedId, storedDismissed }) });
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
