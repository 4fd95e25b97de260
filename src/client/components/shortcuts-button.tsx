import { lazy, Suspense, useState, type ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** Opens the dialog of keyboard shortcuts. */
export function ShortcutsButton(): ReactNode {
  const translate = useTranslate();
  const isReady = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => setIsOpen(true)}
      >
        {translate({ id: 'shortcuts.button', message: 'Keyboard shortcuts' })}
      </button>
      {isOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
