import { onClick } from './delegate.ts';
import type { Behaviour } from './behaviour.ts';

/** Prints the page when a button requests it; print styles depend on which button has the focus. */
export const installPrintPage: Behaviour = (root) =>
  onClick(root, '.print-button', (button) => {
    button.focus();
    print();
  });
