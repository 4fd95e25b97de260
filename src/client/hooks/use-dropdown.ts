import { useEffect, useState, type FocusEvent, type KeyboardEvent, type RefObject } from 'react';
import { listen } from '#client/listen.ts';

/**
 * Returns the state and handlers of a box that opens below its button. It opens on Enter, Space and
 * click, and closes on Escape, on a click outside, and when focus leaves in either direction.
 * `rootRef` is the element around the button and the box.
 */
export function useDropdown(rootRef: RefObject<HTMLElement | null>) {
  const [isOpen, setOpen] = useState(false);
  const [isSuppressed, setSuppressed] = useState(false);

  useEffect(() => {
    const isInside = (event: Event) =>
      event.target instanceof Node && (rootRef.current?.contains(event.target) ?? false);
    const onPress = (event: Event) => {
      if (!isInside(event)) setOpen(false);
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Focus would be lost with the box, so it returns to the button.
      if (rootRef.current?.contains(document.activeElement))
        rootRef.current.querySelector<HTMLElement>('[aria-expanded]')?.focus();
      setOpen(false);
      setSuppressed(rootRef.current?.matches(':hover') ?? false);
    };
    return listen(document, { pointerdown: onPress, keydown: onKeyDown });
  }, [rootRef]);

  const toggle = () => setOpen((before) => !before);
  return {
    isOpen,
    /** Whether Escape dismissed the menu while the pointer was over it. */
    isSuppressed,
    toggle,
    close: () => setOpen(false),
    onBlur(event: FocusEvent) {
      // Without a new target, either the window lost focus or the browser does not focus clicked
      // elements. The menu then stays open, as it does when the hats field takes focus back.
      const { currentTarget, relatedTarget } = event;
      if (!relatedTarget || currentTarget.contains(relatedTarget)) return;
      if (!relatedTarget.closest('.page-hats')) setOpen(false);
    },
    onPointerLeave: () => setSuppressed(false),
    onTriggerKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      toggle();
    },
  };
}
