import type { ReactNode } from 'react';
import { ModalDialog } from '#client/ui/modal-dialog.tsx';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { inLanguage } from '#client/language/in-language.tsx';
import { MyVocabularyPanel } from './my-vocabulary-panel.tsx';

/** A modal dialog with the vocabulary settings, in its own chunk. */
export const MyVocabularyDialog = inLanguage(VocabularySettings);

function VocabularySettings({ onClose }: { readonly onClose: () => void }): ReactNode {
  const translate = useTranslate();
  return (
    <ModalDialog
      className="my-vocabulary-dialog"
      title={translate({ id: 'myVocabulary.title', message: 'My vocabulary' })}
      closeLabel={translate({ id: 'myVocabulary.close', message: 'Close my vocabulary' })}
      onClose={onClose}
    >
      <MyVocabularyPanel />
    </ModalDialog>
  );
}
