import { useState, type ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';

const loadDialog = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

/** Opens the dialog of keyboard shortcuts. */
export function ShortcutsButton(): ReactNode {
  const translate = useTranslate();
  const isReady = useHydrated();
  const [isOpen, setIsOpen] = useState(false);
  const title = translate({ id: 'shortcuts.title', message: 'Keyboard shortcuts' });
  return (
    <>
      <button
        type="button"
        className="shortcuts-button"
        aria-haspopup="dialog"
        disabled={!isReady}
        onClick={() => setIsOpen(true)}
      >
        {title}
      </button>
      {isOpen && (
        <LazyDialog load={loadDialog} title={title} props={{ onClose: () => setIsOpen(false) }} />
      )}
    </>
  );
}
