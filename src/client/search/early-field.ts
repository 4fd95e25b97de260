import { earlyFieldId } from '#shared/document/document-marks.ts';

/**
 * Returns the field that accepts text while the search dialog is loading. Before the app has
 * started, the head script creates this field.
 */
function findEarlyField() {
  return document.querySelector<HTMLInputElement>(`input#${earlyFieldId}`);
}

/**
 * Opens a field that accepts typed or dictated text until the dialog is ready. An existing field
 * keeps its text; a new one starts with `words`. Escape calls `onCancel`.
 */
export function openEarlyField(label: string, words: string, onCancel: () => void): void {
  let field = findEarlyField();
  if (!field) {
    field = addEarlyField(label);
    field.value = words;
  }
  field.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') onCancel();
  });
  field.focus();
}

/** Adds an empty early field to the document. `label` is its accessible name. */
export function addEarlyField(label: string): HTMLInputElement {
  const field = document.createElement('input');
  field.id = earlyFieldId;
  field.setAttribute('aria-label', label);
  document.body.append(field);
  return field;
}

/** Returns the early field's text; null if there is no such field. */
export function readEarlyWords(): string | null {
  return findEarlyField()?.value ?? null;
}

/**
 * Whether Enter was the last key pressed. The head script stores the text at that moment in the
 * field's `name`.
 */
export function isEarlyEntered(): boolean {
  const field = findEarlyField();
  return field !== null && field.name !== '' && field.name === field.value;
}

/** Removes the early field once the dialog has taken over its text or the search is canceled. */
export function removeEarlyField(): void {
  findEarlyField()?.remove();
}

/** Returns the field that the reader has moved to from the early field; null if there is none. */
export function findOtherField(): HTMLInputElement | null {
  const focused = document.querySelector<HTMLInputElement>('input:focus');
  const early = findEarlyField();
  return early === null || focused === early ? null : focused;
}
