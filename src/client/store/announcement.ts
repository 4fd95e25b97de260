import type { AnnouncementBarConfig } from '#shared/config/site-config.ts';

/** Attribute of the root element: "true" if the bar is hidden from the first paint. */
export const announcementAttribute = 'data-announcement-bar-initially-dismissed';

/** Default id of an announcement. */
const defaultAnnouncementId = 'announcement-bar';

/**
 * The default id as an earlier version of the original framework misspelled it; readers may still
 * have it stored.
 */
const misspelledAnnouncementId = 'annoucement-bar';

/** Input for deciding whether to show an announcement that a reader may have closed. */
export type ClosableBar = Pick<AnnouncementBarConfig, 'id' | 'isCloseable'>;

interface Dismissal {
  readonly bar: ClosableBar;
  readonly storedId: string | null;
  readonly storedDismissed: string | null;
}

/** Whether the reader has seen this announcement before, judged by its id. */
export function isKnownAnnouncement(bar: ClosableBar, storedId: string | null): boolean {
  return (storedId === misspelledAnnouncementId ? defaultAnnouncementId : storedId) === bar.id;
}

/**
 * Whether the reader has closed this announcement. One that cannot be closed is never dismissed.
 */
export function isAnnouncementDismissed({ bar, storedId, storedDismissed }: Dismissal): boolean {
  return bar.isCloseable && isKnownAnnouncement(bar, storedId) && storedDismissed === 'true';
}
