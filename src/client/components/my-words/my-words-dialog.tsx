import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { MyVocabulary } from './my-vocabulary.tsx';

/** A modal dialog with the reader's own words; a chunk of its own. */
export default function MyWordsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const translate = useTranslate();
  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // Closing before React removes it gives focus back to the button.
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={dialogRef}
      className="my-words-dialog"
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!event.currentTarget.open) onClose();
      }}
    >
      <div className="my-words-header">
        <h2 id={titleId}>{translate({ id: 'myWords.title', message: 'My words' })}</h2>
        <button type="button" className="quiet-button" onClick={onClose}>
          {translate({ id: 'myWords.close', message: 'Close my words' })}
        </button>
      </div>
      <MyVocabulary />
    </dialog>
  );
}
