const typed = /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/;

/** Whether an element is a text field. */
export function isTextField(
  element: Element | null,
): element is HTMLInputElement | HTMLTextAreaElement {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && typed.test(element.type))
  );
}

/** Whether words can follow the control's hat, because it is a text field or opens one. */
export function takesWords(element: Element | undefined): boolean {
  return element !== undefined && (isTextField(element) || element.matches('.DocSearch-Button'));
}

/** Activates a control as a click would: follows links, presses buttons, focuses fields. */
export function pressControl(element: HTMLElement): void {
  element.focus();
  const isField =
    isTextField(element) || element instanceof HTMLSelectElement || element.isContentEditable;
  if (!isField) element.click();
}

/** Replaces the text of the focused field, as dictation would. */
export function writeWords(words: string): void {
  const field = document.activeElement;
  if (!isTextField(field)) return;
  field.setRangeText(words, 0, field.value.length, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
