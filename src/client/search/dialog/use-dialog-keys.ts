import { useEffect, type RefObject } from 'react';
import { digitOf, matchesShortcut } from '#client/store/shortcuts.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { listen } from '#client/listen.ts';

interface DialogActions {
  readonly onClose: () => void;
  /** Opens a result after the dialog has closed. */
  readonly onChoose: (choice: { readonly itemUrl: string }) => void;
  /** Defers Enter until the query has results. Returns false if it has them or is blank. */
  readonly onEnter: (query: string) => boolean;
}

/**
 * Keeps focus in the dialog, adds keys that DocSearch lacks, and opens clicked results the same way
 * as results chosen with a key.
 */
export function useDialogKeys(
  root: RefObject<HTMLElement | null>,
  { onClose, onChoose, onEnter }: DialogActions,
): void {
  const { chooseResult } = useSiteStore((state) => state.shortcuts);

  useEffect(() => {
    const element = root.current;
    if (!element) return undefined;
    /** Handles the dialog's own keys; returns whether the key was one of them. */
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing) {
        onClose();
        return true;
      }
      if (event.key === 'Tab') return keepFocus(event, element);
      if (isPlainEnter(event) && event.target instanceof HTMLInputElement)
        return onEnter(event.target.value);
      if (!matchesShortcut(event, chooseResult)) return false;
      element.querySelector<HTMLElement>(`[data-number="${digitOf(event)}"]`)?.click();
      return true;
    };
    const onKeyDown = (event: KeyboardEvent) => {
      const isHandled = handleKey(event);
      if (isHandled) event.preventDefault();
      // DocSearch's focus trap ignores everything added after the dialog opened: the results and
      // the elements around them.
      if (isHandled || event.key === 'Tab') event.stopPropagation();
    };
    const onClick = (event: MouseEvent) => {
      if (!(event.target instanceof Element) || event.ctrlKey || event.metaKey || event.shiftKey)
        return;
      const itemUrl = event.target.closest('a.search-hit')?.getAttribute('href');
      if (itemUrl) {
        event.preventDefault();
        onChoose({ itemUrl });
      } else if (event.target.closest('[data-closes-search]')) onClose();
    };
    const stopKeys = listen(element, { keydown: onKeyDown }, { capture: true });
    const stopClicks = listen(element, { click: onClick });
    return () => {
      stopKeys();
      stopClicks();
    };
  }, [root, onClose, onChoose, onEnter, chooseResult]);
}

/**
 * Whether Enter was pressed without a modifier key. With Ctrl, Cmd, or Shift, DocSearch opens the
 * result in another tab or window.
 */
function isPlainEnter({ key, isComposing, ctrlKey, metaKey, shiftKey }: KeyboardEvent) {
  return key === 'Enter' && !isComposing && !ctrlKey && !metaKey && !shiftKey;
}

/**
 * Moves focus from the last control to the first or, with Shift, from the first to the last.
 * Returns false if focus can move without help.
 */
function keepFocus(event: KeyboardEvent, root: HTMLElement) {
  const controls = [...root.querySelectorAll<HTMLElement>('a[href], button, input')].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
  const [first, last] = [controls[0], controls.at(-1)];
  const isAtEnd =
    document.activeElement === (event.shiftKey ? first : last) ||
    !root.contains(document.activeElement);
  if (isAtEnd) (event.shiftKey ? last : first)?.focus();
  return isAtEnd;
}
