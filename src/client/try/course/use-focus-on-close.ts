import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the reference of the button that opens something. It has the focus again once that is
 * closed, unless something else is open instead.
 */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Focus on a hidden button does nothing.
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
