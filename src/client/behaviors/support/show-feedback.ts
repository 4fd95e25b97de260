import { announce } from '#client/announce.ts';

/** How long a button shows its feedback, in milliseconds. */
const feedbackTime = 1000;

/** Replaces a button's text for a second, and announces the new text. */
export function showFeedback(button: HTMLElement, text: string): void {
  // If the button is clicked again during that second, the feedback must not be mistaken for the
  // button's own text.
  const label = button.dataset.label ?? button.textContent;
  const name = button.dataset.name ?? button.getAttribute('aria-label');
  Object.assign(button.dataset, { label, ...(name === null ? {} : { name }) });
  button.textContent = text;
  if (name !== null) button.setAttribute('aria-label', text);
  announce(text);
  const turn = String(Number(button.dataset.turn ?? 0) + 1);
  button.dataset.turn = turn;
  setTimeout(() => {
    if (button.dataset.turn !== turn) return;
    button.textContent = label;
    if (name !== null) button.setAttribute('aria-label', name);
    for (const field of ['data-label', 'data-name', 'data-turn']) button.removeAttribute(field);
  }, feedbackTime);
}
