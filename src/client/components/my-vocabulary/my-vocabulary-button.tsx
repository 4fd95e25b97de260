import { useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { LazyDialog } from '#client/loading/lazy-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';

const loadDialog = async () => (await import('./my-vocabulary-dialog.tsx')).MyVocabularyDialog;

/** Opens the settings of the reader's vocabulary, whose code is loaded on demand. Without JavaScript there is no button. */
export function MyVocabularyButton(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isReady = useHydrated();
  const translate = useTranslate();
  if (!isReady) return null;
  const title = translate({ id: 'myVocabulary.title', message: 'My vocabulary' });
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {title}
      </button>
      {isOpen && (
        <LazyDialog load={loadDialog} title={title} props={{ onClose: () => setOpen(false) }} />
      )}
    </>
  );
}
