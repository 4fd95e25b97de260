import type { ShortcutId } from '../store/shortcuts.ts';
import { translate } from '#client/i18n/translate.ts';

/** Names of the shortcuts for features that only a site with a spoken language has. */
export const voiceShortcuts: Readonly<Partial<Record<ShortcutId, string>>> = {
  print: translate('shortcuts.print', 'Print the cheatsheet'),
  showHats: translate('shortcuts.showHats', 'Show hats'),
};
