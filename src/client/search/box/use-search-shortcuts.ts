import { useEffect, useRef } from 'react';
import { matchesShortcut } from '#client/store/shortcuts.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { listen } from '#client/listen.ts';

interface SearchShortcutsInput {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/**
 * Characters less than this many milliseconds apart are treated as a sentence dictated to the page
 * by mistake.
 */
const burst = 400;

/** Opens and closes the search with the reader's shortcuts. */
export function useSearchShortcuts({ isOpen, open, close }: SearchShortcutsInput): void {
  const { search, searchKey } = useSiteStore((state) => state.shortcuts);
  const lastCharacter = useRef(-Infinity);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const isInBurst = event.timeStamp - lastCharacter.current < burst;
      const isCharacter =
        event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
      const isBare = matchesShortcut(event, searchKey);
      const isWanted =
        matchesShortcut(event, search) ||
        (isBare && !isOpen && !isEditing(event) && !(isCharacter && isInBurst));
      if (isCharacter && !isOpen && !isEditing(event)) lastCharacter.current = event.timeStamp;
      if (!isWanted || event.isComposing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      if (isOpen) close();
      else open();
    };
    return listen(window, { keydown: onKeyDown });
  }, [isOpen, open, close, search, searchKey]);
}

function isEditing(event: Event) {
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName))
  );
}
