import { useEffect } from 'react';

/**
 * Scrolls the sidebar, but not the document, to the current page's row after loading and after each
 * navigation.
 */
export function useScrollToCurrent(
  ref: { readonly current: HTMLElement | null },
  currentPath: string,
): void {
  useEffect(() => {
    const row = ref.current?.querySelector<HTMLElement>('[aria-current="page"]');
    const box = row && scrollBoxOf(row);
    if (!row || !box) return;
    const offset = scrollOffset(row.getBoundingClientRect(), box.getBoundingClientRect());
    if (offset !== 0) box.scrollTop += offset;
  }, [ref, currentPath]);
}

interface Extent {
  readonly top: number;
  readonly bottom: number;
}

/** Returns how far a box must scroll to center the row; 0 if the row is already visible. */
function scrollOffset(row: Extent, box: Extent): number {
  if (row.top >= box.top && row.bottom <= box.bottom) return 0;
  return (row.top + row.bottom) / 2 - (box.top + box.bottom) / 2;
}

function scrollBoxOf(element: HTMLElement): HTMLElement | null {
  const parent = element.parentElement;
  if (!parent || parent === document.body) return null;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollBoxOf(parent);
}
