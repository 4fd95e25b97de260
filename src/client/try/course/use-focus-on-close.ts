import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns the reference of the button that opens something. It has the focus again once that is
 * closed by a control in it, unless something else is open instead.
 */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focused control is gone. Focus on a hidden button does nothing.
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
