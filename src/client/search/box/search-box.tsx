import { useCallback, useEffect, useRef, useState } from 'react';
import { searchReadyAttribute } from '#shared/document/document-marks.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { openEarlyField, readEarlyWords, removeEarlyField } from '../early-field.ts';
import { SearchButton } from './search-button.tsx';
import { useSearchShortcuts } from './use-search-shortcuts.ts';
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
      preload();
      openEarlyField({ label, words: query, onCancel: close });
      setInitialQuery(query);
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
  useSearchShortcuts({ isOpen, open, close });
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
 * Returns a function that fetches the dialog's code and, for the local search, the user pages in
 * parallel. Failures are reported when the dialog is opened.
 */
function usePreload() {
  const isLocal = useSite().config.search.hosted === undefined;
  const { name } = useSearchVersion();
  return useCallback(() => {
    loadModal().catch(() => undefined);
    if (isLocal)
      import('../local/site-search.ts')
        .then(({ siteSearch }) => siteSearch(name).load())
        .catch(() => undefined);
  }, [isLocal, name]);
}

/** Returns the selected text, which the reader probably wants to look up. */
function selectedText() {
  return window.getSelection()?.toString().trim().slice(0, 64) ?? '';
}
