import { useLayoutEffect, useState, type RefObject } from 'react';

/** Maximum length of a query. */
const maxLength = 64;

/**
 * Limits the field that DocSearch renders, and returns an element between field and results to
 * render into: DocSearch has a property for neither. A new `start` makes DocSearch render a new
 * field.
 */
export function useDialogField(root: RefObject<HTMLElement | null>, start: string): HTMLElement {
  const [header] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    const field = root.current?.querySelector<HTMLInputElement>('.DocSearch-Input');
    if (field) field.maxLength = maxLength;
    root.current?.querySelector('.DocSearch-SearchBar')?.after(header);
  }, [root, start, header]);
  return header;
}
