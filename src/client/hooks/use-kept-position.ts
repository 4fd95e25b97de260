import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Returns a function to call before a change: it keeps the element's place in the window even if
 * content above it changes.
 */
export function useKeptPosition(): (element: HTMLElement) => void {
  const kept = useRef<{ readonly element: HTMLElement; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (!kept.current) return;
    const { element, top } = kept.current;
    kept.current = null;
    const moved = element.getBoundingClientRect().top - top;
    if (moved !== 0) window.scrollBy({ top: moved, behavior: 'instant' });
  });
  return useCallback((element: HTMLElement) => {
    kept.current = { element, top: element.getBoundingClientRect().top };
  }, []);
}
