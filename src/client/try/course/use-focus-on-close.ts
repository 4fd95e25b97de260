import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for a button that opens a step or the drills. When these are closed from inside,
 * focus returns to the button, unless another step has opened instead.
 */
export function useFocusOnClose(isOpen: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    // The focused control is gone. Focusing a hidden button does nothing.
    const isLost = document.activeElement === document.body;
    if (wasOpen.current && !isOpen && isLost) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
