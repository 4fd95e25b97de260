import { useEffect } from 'react';

/**
 * Scrolls the sidebar, but not the document, until the current page's row is in its middle, unless
 * it is visible: after loading, and after each navigation.
 */
export function useScrollToCurrent(
  ref: { readonly current: HTMLElement | null },
  currentPath: string,
): void {
  useEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = row && scrollBoxOf(row);
    if (!row || !box) return;
    const current = row.getBoundingClientRect();
    const shown = box.getBoundingClientRect();
    if (current.top >= shown.top && current.bottom <= shown.bottom) return;
    box.scrollTop += (current.top + current.bottom) / 2 - (shown.top + shown.bottom) / 2;
  }, [ref, currentPath]);
}

function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollBoxOf(parent);
}
