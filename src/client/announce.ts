/** Id of the live region that `announce` writes to. */
export const announcerId = 'status-region';

/** Announces text to screen readers without moving focus. */
export function announce(text: string): void {
  const region = document.getElementById(announcerId);
  // Screen readers ignore repeated text, because nothing changes; a trailing space counts as a
  // change.
  if (region) region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
