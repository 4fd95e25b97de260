import { startTransition, useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { searchReadyAttribute } from '#shared/document/document-marks.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { keyNames, matchesShortcut } from '#client/store/shortcuts.ts';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { SearchIcon } from '#client/ui/icons.tsx';
import { isApple } from '#client/ui/is-apple.ts';
import { listen } from '#client/listen.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { whenIdle } from '#client/loading/when-idle.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { openEarlyField, readEarlyWords, removeEarlyField } from '../early-field.ts';
import { useSearchVersion } from '../use-search-version.ts';
import { translate } from '#client/i18n/translate.ts';

const loadModal = async () => (await import('../dialog/search-modal.tsx')).SearchModal;

/**
 * The navbar's search: a button, and the dialog that it opens. The dialog's code is loaded on
 * demand.
 */
export function SearchBox() {
  const [initialQuery, setInitialQuery] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = initialQuery !== null;
  const preload = usePreload();
  const label = useSite().config.search.placeholder;
  const close = useCallback(() => {
    removeEarlyField();
    setInitialQuery(null);
    // Deferred until after the event, because a mouse press on the backdrop would otherwise remove
    // focus again.
    setTimeout(() => button.current?.focus({ preventScroll: true }));
  }, []);
  const open = useCallback(
    (query = selectedText()) => {
      openEarlyField(label, query, close);
      // The field responds to the press at once. A transition lets the browser paint it before the
      // dialog is rendered.
      startTransition(() => setInitialQuery(query));
      preload();
    },
    [preload, label, close],
  );
  useEffect(() => {
    document.documentElement.setAttribute(searchReadyAttribute, '');
    const timer = setTimeout(() => readEarlyWords() !== null && open());
    return () => {
      clearTimeout(timer);
      document.documentElement.removeAttribute(searchReadyAttribute);
    };
  }, [open]);
  useSearchShortcuts(isOpen, open, close);
  return (
    <>
      <SearchButton buttonRef={button} onOpen={open} onNear={() => navigator.onLine && preload()} />
      {isOpen && (
        <LazyDialog
          load={loadModal}
          title={translate('search.dialog', 'Search the documentation')}
          props={{ initialQuery, onClose: close }}
        />
      )}
    </>
  );
}

/**
 * Returns a function that prefetches, in parallel, the dialog's code and, for the local search, the
 * index of the user pages. It waits until the browser is idle, because inserting the many preloads
 * would delay the next paint. Failures are reported when the dialog is opened.
 */
function usePreload() {
  const isLocal = useSite().config.search.hosted === undefined;
  const { name } = useSearchVersion();
  return useCallback(() => {
    whenIdle(() => {
      loadModal().catch(() => undefined);
      if (isLocal)
        import('../local/site-search.ts')
          .then(({ siteSearch }) => siteSearch(name).load())
          .catch(() => undefined);
    });
  }, [isLocal, name]);
}

/** Returns the selected text, which the reader probably wants to look up. */
function selectedText() {
  return window.getSelection()?.toString().trim().slice(0, 64) ?? '';
}

/**
 * The button that opens the search when it is pressed, or when the reader types while it has focus.
 * Shows the search's shortcut.
 */
function SearchButton({
  buttonRef,
  onOpen,
  onNear,
}: {
  readonly buttonRef: RefObject<HTMLButtonElement | null>;
  readonly onOpen: (query?: string) => void;
  /** Called when the button is likely to be pressed soon. */
  readonly onNear: () => void;
}) {
  const { search } = useSiteStore((state) => state.shortcuts);
  const keys = useHydrated() && search.isOn ? keyNames(search, isApple()) : [];
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
      onKeyDown={(event) => {
        if (!/^[\p{L}\p{N}]$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey)
          return;
        event.preventDefault();
        onOpen(event.key);
      }}
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

/**
 * Characters less than this many milliseconds apart are treated as a sentence dictated to the page
 * by mistake.
 */
const burst = 400;

/** Opens and closes the search with the reader's shortcuts. */
function useSearchShortcuts(isOpen: boolean, open: () => void, close: () => void) {
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
