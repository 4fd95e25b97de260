import { DialogButton } from '../dialog-button.tsx';
import { translate } from '#client/i18n/translate.ts';

const load = async () => (await import('./my-vocabulary-dialog.tsx')).MyVocabularyDialog;

/** Opens the settings of the reader's vocabulary. */
export function MyVocabularyButton() {
  const title = translate('myVocabulary.title', 'My vocabulary');
  return <DialogButton id="control-vocabulary" title={title} load={load} />;
}
