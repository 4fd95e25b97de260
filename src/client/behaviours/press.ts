import type { Catalogue } from '#shared/i18n/catalogue.ts';
import { copyPage } from './copy-page.ts';
import { takeStep } from './take-step.ts';

export { pressByKeys } from './press-by-keys.ts';

/** Does what a button is for that `press-later.ts` listens to. */
export function press(button: HTMLElement, catalogue?: Catalogue): void {
  if (button.dataset.action === 'step')
    takeStep(Number((button as HTMLButtonElement).value), catalogue);
  else if (button.dataset.action === 'copy-page') copyPage(button, catalogue);
  else {
    // Print styles depend on which button has the focus.
    button.focus();
    print();
  }
}
