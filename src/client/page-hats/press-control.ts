const typed = /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/;

/** Presses a control as a click does: links open, buttons act, fields take the focus. Returns whether the reader now types there. */
export function pressControl(element: HTMLElement): boolean {
  element.focus();
  const isField =
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement ||
    element.isContentEditable ||
    (element instanceof HTMLInputElement && typed.test(element.type));
  if (!isField) element.click();
  return isField;
}
