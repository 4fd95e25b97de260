import type { ReactNode } from 'react';
import { useTranslate } from '#client/page-data/use-translate.ts';
import { DialogButton } from './dialog-button.tsx';

const load = async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog;

/** Opens the keyboard shortcuts dialog. */
export function ShortcutsButton(): ReactNode {
  const title = useTranslate()({ id: 'shortcuts.title', message: 'Keyboard shortcuts' });
  return <DialogButton id="control-shortcuts" title={title} load={load} />;
}
