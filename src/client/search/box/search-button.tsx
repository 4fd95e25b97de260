import type { KeyboardEvent, RefObject } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { keyNames } from '#client/store/shortcuts.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { isApple } from '#client/ui/is-apple.ts';
import { translate } from '#client/i18n/translate.ts';

interface SearchButtonProps {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query?: string) => void;
  /** Called when the button is likely to be pressed soon. */
  readonly onNear: () => void;
}

/**
 * The button that opens the search when it is pressed, or on typing while it has focus. Shows the
 * search's shortcut.
 */
export function SearchButton({ buttonRef, onOpen, onNear }: SearchButtonProps) {
  const { search } = useSiteStore((state) => state.shortcuts);
  const keys = useHydrated() && search.isOn ? keyNames(search, isApple()) : [];
  const onKeyDown = (event: KeyboardEvent) => {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(event.key);
  };
  return (
    <button
      id="control-search"
      type="button"
      className="DocSearch-Button"
      ref={buttonRef}
      aria-keyshortcuts={
        search.isOn && search.mod
          ? ['Control', 'Meta'].map((key) => `${key}+${search.key}`).join(' ')
          : undefined
      }
      aria-description={keys.join(' ') || undefined}
      aria-haspopup="dialog"
      onClick={() => onOpen()}
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onFocus={onNear}
      onTouchStart={onNear}
    >
      <SearchIcon />
      {translate('search.button', 'Search')}
      <span className="DocSearch-Button-Keys" aria-hidden="true">
        {keys.map((name) => (
          <kbd key={name}>{name}</kbd>
        ))}
      </span>
    </button>
  );
}
