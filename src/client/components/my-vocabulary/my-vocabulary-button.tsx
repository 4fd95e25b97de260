import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { DialogButton } from '../dialog-button.tsx';

const load = async () => (await import('./my-vocabulary-dialog.tsx')).MyVocabularyDialog;

/** Opens the settings of the reader's vocabulary. */
export function MyVocabularyButton(): ReactNode {
  const title = useTranslate()({ id: 'myVocabulary.title', message: 'My vocabulary' });
  return <DialogButton id="control-vocabulary" title={title} load={load} />;
}
