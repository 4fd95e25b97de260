import { DocSearchButton } from '@docsearch/react/button';
import { useCallback, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { defaultShortcuts, type Shortcut } from '#client/store/shortcuts.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { useSearchShortcuts } from './use-search-shortcuts.ts';
import { useSearchVersion } from '../use-search-version.ts';

const loadModal = async () => (await import('../dialog/search-modal.tsx')).SearchModal;

/** The search of the navbar: a button, and the dialog that it opens. The dialog's code comes when it is first wanted. */
export function SearchBox(): ReactNode {
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = initialQuery !== null;
  const translate = useTranslate();
  const preload = usePreload();
  const open = useCallback(
    (query = selectedText()) => {
      preload();
      setInitialQuery(query);
    },
    [preload],
  );
  const close = useCallback(() => {
    setInitialQuery(null);
    // After the event: pressing the mouse on the backdrop would take the focus away again.
    setTimeout(() => button.current?.focus({ preventScroll: true }));
  }, []);
  useSearchShortcuts({ isOpen, open, close });
  return (
    <>
      <SearchButton buttonRef={button} onOpen={open} onNear={preload} />
      {isOpen && (
        <LazyDialog
          load={loadModal}
          title={translate({ id: 'search.dialog', message: 'Search the documentation' })}
          props={{ initialQuery, onClose: close }}
        />
      )}
    </>
  );
}

interface SearchButtonProps {
  readonly buttonRef: React.RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query?: string) => void;
  /** The button is likely to be pressed soon. */
  readonly onNear: () => void;
}

function SearchButton({ buttonRef, onOpen, onNear }: SearchButtonProps): ReactNode {
  const translate = useTranslate();
  const { search } = useSiteStore((state) => state.shortcuts);
  const label = translate({ id: 'search.button', message: 'Search' });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
      return;
    event.preventDefault();
    onOpen(event.key);
  };
  return (
    <DocSearchButton
      ref={buttonRef}
      translations={{ buttonText: label, buttonAriaLabel: label }}
      // DocSearch's own name has the keys behind it; the text in the button is name enough.
      aria-label={undefined}
      aria-keyshortcuts={
        search.isOn && search.mod
          ? ['Control', 'Meta'].map((key) => `${key}+${search.key}`).join(' ')
          : undefined
      }
      keyboardShortcuts={{ 'Ctrl/Cmd+K': isDefault(search) }}
      aria-haspopup="dialog"
      onClick={() => onOpen()}
      onKeyDown={onKeyDown}
      onPointerEnter={onNear}
      onFocus={onNear}
      onTouchStart={onNear}
    />
  );
}

/** DocSearch's button can hint at no other keys. */
function isDefault({ isOn, key, mod, alt, shift }: Shortcut): boolean {
  return isOn && key === defaultShortcuts.search.key && mod === true && !alt && !shift;
}

/** Fetches the code of the dialog and, at the same time, the user pages; whoever opens it sees what failed. */
function usePreload(): () => void {
  const isLocal = useSite().config.search.hosted === undefined;
  const version = useSearchVersion();
  return useCallback(() => {
    loadModal().catch(() => undefined);
    if (isLocal)
      import('../local/site-search.ts')
        .then(({ siteSearch }) => siteSearch(version).load())
        .catch(() => undefined);
  }, [isLocal, version]);
}

/** What the reader has selected is what they want to look up. */
function selectedText(): string {
  return window.getSelection()?.toString().trim().slice(0, 64) ?? '';
}
