import type { ReactNode } from 'react';
import { ModalDialog } from '#client/ui/modal-dialog.tsx';
import { inLanguage } from '#client/language/in-language.tsx';
import { MyVocabularyPanel } from './my-vocabulary-panel.tsx';
import { translate } from '#client/i18n/translate.ts';

/** A modal dialog with the vocabulary settings, in its own chunk. */
export const MyVocabularyDialog = inLanguage(VocabularySettings);

function VocabularySettings({ onClose }: { readonly onClose: () => void }): ReactNode {
  return (
    <ModalDialog
      className="my-vocabulary-dialog"
      title={translate('myVocabulary.title', 'My vocabulary')}
      closeLabel={translate('myVocabulary.close', 'Close my vocabulary')}
      onClose={onClose}
    >
      <MyVocabularyPanel />
    </ModalDialog>
  );
}
