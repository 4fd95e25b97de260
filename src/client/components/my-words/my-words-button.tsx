import { lazy, Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useTranslate } from '#client/page-data/use-translate.ts';

const MyWordsDialog = lazy(() => import('./my-words-dialog.tsx'));

/** Opens the settings of the reader's own words, whose code is loaded then. There is none without JavaScript. */
export function MyWordsButton(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isReady = useHydrated();
  const translate = useTranslate();
  if (!isReady) return null;
  return (
    <>
      <button type="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {translate({ id: 'myWords.title', message: 'My words' })}
      </button>
      {isOpen && (
        <Suspense>
          <MyWordsDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
