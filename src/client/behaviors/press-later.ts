import { matchesShortcut, pageShortcuts, type PageShortcutId } from '#client/store/shortcuts.ts';
import type { Behavior } from './behavior.ts';
import { onClick } from './support/delegate.ts';
import { showFeedback } from './support/show-feedback.ts';
import { listen } from '#client/listen.ts';
import { translate } from '#client/i18n/translate.ts';

const buttons = '[data-action]:not([data-action$=-code]), .print-button';
const ids = Object.keys(pageShortcuts) as PageShortcutId[];

/**
 * Handles the keys that press a control on the page, and the buttons whose code is loaded when they
 * are pressed: stepping through the page, copying, printing, and showing reference members.
 */
export const installPressLater: Behavior = (store) => {
  const stopKeys = listen(document, {
    keydown(event) {
      const { shortcuts } = store.getState();
      const id = ids.find((one) => matchesShortcut(event, shortcuts[one]));
      if (!id) return;
      event.preventDefault();
      import('./press.ts').then(
        ({ pressByKeys }) => pressByKeys(id, shortcuts[id], event),
        () => undefined,
      );
    },
  });
  const stopClicks = onClick(buttons, (button) => {
    import('./press.ts').then(
      ({ press }) => press(button),
      () => showFeedback(button, translate('try.notLoaded', 'Not loaded')),
    );
  });
  return () => {
    stopKeys();
    stopClicks();
  };
};
