import { earlyClickAttribute } from '#shared/document/document-marks.ts';

/**
 * Withholds clicks on behaviours' buttons (`data-action`) from behaviours that are already installed, and marks the
 * last button pressed. Returns a function that lets clicks through again.
 */
export function holdClicks(): () => void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
    if (!button) return;
    event.stopPropagation();
    markPressed(button);
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Marks the button to press once its handler is installed. Only the last one counts. */
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

function findPressed(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`);
}
