import { earlyClickAttribute } from '#shared/document-marks.ts';

/**
 * Keeps clicks on the buttons of behaviours (`data-action`) from those of them that are there already, and marks the button
 * that was pressed last, as the inline script of the head does before the app is there. Returns the end of it.
 */
export function holdClicks(): () => void {
  const onClick = (event: Event): void => {
    const button = event.target instanceof Element ? event.target.closest('[data-action]') : null;
    if (!button) return;
    event.stopPropagation();
    findPressed()?.removeAttribute(earlyClickAttribute);
    button.setAttribute(earlyClickAttribute, '');
  };
  document.addEventListener('click', onClick, true);
  return () => document.removeEventListener('click', onClick, true);
}

/** Presses the button that the reader pressed before what it does was there. */
export function pressEarlyClick(): void {
  const button = findPressed();
  button?.removeAttribute(earlyClickAttribute);
  button?.click();
}

function findPressed(): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[${earlyClickAttribute}]`);
}
