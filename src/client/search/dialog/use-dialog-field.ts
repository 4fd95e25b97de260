import { useLayoutEffect, useState, type RefObject } from 'react';

/** Maximum length of a query. */
const maxLength = 64;

/**
 * Limits the length of DocSearch's field, and returns an element between the field and the results
 * to render into. DocSearch has no property for either. When `start` changes, DocSearch renders a
 * new field.
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
