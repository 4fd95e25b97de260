import { DialogButton } from '../dialog-button.tsx';
import { translate } from '#client/i18n/translate.ts';

const load = async () => (await import('./my-vocabulary-dialog.tsx')).MyVocabularyDialog;

/** Opens a dialog in which readers load their own vocabulary or restore the defaults. */
export function MyVocabularyButton() {
  const title = translate('myVocabulary.title', 'My vocabulary');
  return <DialogButton id="control-vocabulary" title={title} load={load} />;
}
