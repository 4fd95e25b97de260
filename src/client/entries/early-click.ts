import { earlyClickAttribute } from '#shared/document-marks.ts';

/** Presses the button that the reader pressed before the app was there; it is marked by the inline script of the head. */
export function pressEarlyClick(): void {
  const button = document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`);
  button?.removeAttribute(earlyClickAttribute);
  button?.click();
}
