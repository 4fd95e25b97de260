import type { AnnouncementBarConfig } from './site-config.ts';

/** Attribute of the root element: "true" when the bar is hidden from the first paint on. */
export const announcementAttribute = 'data-announcement-bar-initially-dismissed';

/** Id of an announcement that has none of its own. */
export const defaultAnnouncementId = 'announcement-bar';

/** The default id as an earlier version of the original framework spelled it; readers may still have it stored. */
export const misspeltAnnouncementId = 'annoucement-bar';

interface Dismissal {
  readonly bar: AnnouncementBarConfig;
  readonly storedId: string | null;
  readonly storedDismissed: string | null;
}

/** Whether the reader saw this announcement before, by its id. */
export function isKnownAnnouncement(bar: AnnouncementBarConfig, storedId: string | null): boolean {
  return (storedId === misspeltAnnouncementId ? defaultAnnouncementId : storedId) === bar.id;
}

/** Whether the reader closed this very announcement. One that cannot be closed is never dismissed. */
export function isAnnouncementDismissed({ bar, storedId, storedDismissed }: Dismissal): boolean {
  return bar.isCloseable && isKnownAnnouncement(bar, storedId) && storedDismissed === 'true';
}
