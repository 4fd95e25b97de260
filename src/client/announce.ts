/** Id of the site's live region. */
export const announcerId = 'status-region';

/** Announces a text to screen readers without moving focus. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  // A repeated text would not be announced, because nothing changes; a trailing space is a change.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
