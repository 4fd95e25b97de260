import { earlyClickAttribute } from '#shared/document/document-marks.ts';
import { listen } from '#client/listen.ts';

/**
 * Withholds clicks on behaviors' buttons (`data-action`) from behaviors that are already installed,
 * and marks the most recently pressed button. Returns a function that stops withholding clicks.
 */
export function holdClicks(): () => void {
  const onClick = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
    if (!button) return;
    event.stopPropagation();
    markPressed(button);
  };
  return listen(document, { click: onClick }, { capture: true });
}

/** Marks the button to press once its handler is installed; only the latest press counts. */
export function markPressed(button: Element): void {
  findPressed()?.removeAttribute(earlyClickAttribute);
  button.setAttribute(earlyClickAttribute, '');
}

/** Presses the button that the reader pressed before its handler was installed. */
export function pressEarlyClick(): void {
  const button = findPressed();
  button?.removeAttribute(earlyClickAttribute);
  button?.click();
}

function findPressed() {
  return document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`);
}
