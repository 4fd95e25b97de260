const setValue = Object.getOwnPropertyDescriptor(
  typeof HTMLInputElement === 'undefined' ? {} : HTMLInputElement.prototype,
  'value',
)?.set;

/**
 * Makes DocSearch ask again, because more can be found now; it offers no other way than typing. Does nothing once the reader
 * has begun to go through the results.
 */
export function repeatQuery(input: HTMLInputElement | null | undefined): void {
  if (
    !input ||
    input.value.trim() === '' ||
    !/-0$|^$/.test(input.getAttribute('aria-activedescendant') ?? '')
  )
    return;
  const { value, selectionStart, selectionEnd } = input;
  for (const text of [`${value} `, value]) {
    setValue?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  input.setSelectionRange(selectionStart, selectionEnd);
}
