import type { ReactNode } from 'react';
import { ModalDialog } from '#client/components/modal-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { MyVocabulary } from './my-vocabulary.tsx';

/** A modal dialog with the reader's own words; a chunk of its own. */
export function MyWordsDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  return (
    <ModalDialog
      className="my-words-dialog"
      title={translate({ id: 'myWords.title', message: 'My words' })}
      closeLabel={translate({ id: 'myWords.close', message: 'Close my words' })}
      onClose={onClose}
    >
      <MyVocabulary />
    </ModalDialog>
  );
}
