import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { digitOf, matchesShortcut, type Shortcut } from '../store/shortcuts.ts';
import { useShortcuts } from '#client/hooks/use-shortcuts.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

/** Longest query of the dialog, in characters. */
const longestQuery = 64;

/** Makes DocSearch's modal a dialog with a name, keeps the focus in it, and adds the keys that it lacks. */
export function useDialog(root: RefObject<HTMLElement | null>, onClose: () => void): void {
  const translate = useTranslate();
  const { chooseResult } = useShortcuts();
  const name = translate({ id: 'search.dialog', message: 'Search the documentation' });

  useLayoutEffect(() => {
    const container = root.current?.querySelector('.DocSearch-Container');
    if (!container) return;
    for (const attribute of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex'])
      container.removeAttribute(attribute);
    for (const [attribute, value] of [
      ['role', 'dialog'],
      ['aria-modal', 'true'],
      ['aria-label', name],
    ] as const)
      container.setAttribute(attribute, value);
    // Beside those of the page they would be landmarks of the same kind and without a name.
    for (const part of container.querySelectorAll('header, footer'))
      part.setAttribute('role', 'presentation');
    container.querySelector('input')?.setAttribute('maxlength', String(longestQuery));
  }, [root, name]);

  useEffect(() => {
    const element = root.current;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!element || !handleKey(event, element, { chooseResult, onClose })) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const onClick = (event: MouseEvent): void => {
      if (
        event.target instanceof Element &&
        event.target.closest('[data-closes-search]') &&
        !event.ctrlKey &&
        !event.metaKey &&
        !event.shiftKey
      )
        onClose();
    };
    element?.addEventListener('keydown', onKeyDown, true);
    element?.addEventListener('click', onClick);
    return () => {
      element?.removeEventListener('keydown', onKeyDown, true);
      element?.removeEventListener('click', onClick);
    };
  }, [root, onClose, chooseResult]);
}

interface KeyActions {
  readonly chooseResult: Shortcut;
  readonly onClose: () => void;
}

/** Whether a key was one of the dialog's own. */
function handleKey(
  event: KeyboardEvent,
  root: HTMLElement,
  { chooseResult, onClose }: KeyActions,
): boolean {
  if (event.key === 'Escape' && !event.isComposing) {
    onClose();
    return true;
  }
  if (event.key === 'Tab') return keepFocus(event, root);
  if (!matchesShortcut(event, chooseResult)) return false;
  root.querySelector<HTMLElement>(`[data-number="${digitOf(event)}"]`)?.click();
  return true;
}

/** Behind the last control comes the first again, and the other way round. */
function keepFocus(event: KeyboardEvent, root: HTMLElement): boolean {
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
