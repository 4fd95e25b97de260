const typed = /^(?:text|search|email|url|tel|password|number|date|time|month|week|datetime-local)$/;

/** Activates a control as a click would: follows links, presses buttons, focuses fields. Returns whether focus is now in a text field. */
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
