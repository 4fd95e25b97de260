import type { Translator } from '#shared/i18n/translator.ts';
import type { ShortcutId } from '../store/shortcuts.ts';

/**
 * Returns the shortcuts, with their names, for features that only a site with a spoken language
 * has.
 */
export function voiceShortcuts(
  translate: Translator['translate'],
): Readonly<Partial<Record<ShortcutId, string>>> {
  return {
    print: translate({ id: 'shortcuts.print', message: 'Print the cheatsheet' }),
    showHats: translate({ id: 'shortcuts.showHats', message: 'Show hats' }),
  };
}
