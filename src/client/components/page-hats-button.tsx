import { useEffect, useState, type ReactNode } from 'react';
import * as storageKeys from '#shared/document/storage-keys.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { safeStorage } from '../store/safe-storage.ts';
import { matchesShortcut } from '../store/shortcuts.ts';
import { useSiteStore } from '../store/use-site-store.tsx';

const loadPanel = async () => (await import('../page-hats/page-hats-panel.tsx')).PageHatsPanel;

/** Shows hats on the page's controls when pressed or with a shortcut; immediately if the reader always wants them. */
export function PageHatsButton(): ReactNode {
  // Renders nothing before hydration, so that it matches the prerendered document.
  const [turn, setTurn] = useState(() =>
    typeof window === 'undefined' || safeStorage.get(storageKeys.pageHats) === null ? 0 : 1,
  );
  const isReady = useHydrated();
  const translate = useTranslate();
  const { showHats } = useSiteStore((state) => state.shortcuts);
  const show = (): void => setTurn((before) => before + 1);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!matchesShortcut(event, showHats)) return;
      event.preventDefault();
      show();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [showHats]);
  if (!isReady) return null;
  const title = translate({ id: 'hats.show', message: 'Show hats' });
  return (
    <>
      <button id="control-hats" type="button" onClick={show}>
        {title}
      </button>
      {turn > 0 && (
        <LazyDialog load={loadPanel} title={title} props={{ turn, onClose: () => setTurn(0) }} />
      )}
    </>
  );
}
