import type { ReactNode } from 'react';
import { DialogButton } from './dialog-button.tsx';
import { translate } from '#client/i18n/translate.ts';

const load = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

/** Opens the keyboard shortcuts dialog. */
export function ShortcutsButton(): ReactNode {
  const title = translate('shortcuts.title', 'Keyboard shortcuts');
  return <DialogButton id="control-shortcuts" title={title} load={load} />;
}
