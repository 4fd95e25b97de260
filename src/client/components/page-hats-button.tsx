import { useState } from 'react';
import * as storageKeys from '#client/store/storage-keys.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { safeStorage } from '../store/safe-storage.ts';
import { translate } from '#client/i18n/translate.ts';

const loadPanel = async () => (await import('../page-hats/page-hats-panel.tsx')).PageHatsPanel;

/**
 * Button that shows hats on the page's controls. If the reader has chosen to keep hats, they appear
 * immediately.
 */
export function PageHatsButton() {
  // Reading storage cannot cause a hydration mismatch, because nothing is rendered before
  // hydration.
  const [turn, setTurn] = useState(() =>
    typeof window === 'undefined' || safeStorage.get(storageKeys.pageHats) === null ? 0 : 1,
  );
  if (!useHydrated()) return null;
  const title = translate('hats.show', 'Show hats');
  return (
    <>
      <button id="control-hats" type="button" onClick={() => setTurn((before) => before + 1)}>
        {title}
      </button>
      {turn > 0 && (
        <LazyDialog load={loadPanel} title={title} props={{ turn, onClose: () => setTurn(0) }} />
      )}
    </>
  );
}
