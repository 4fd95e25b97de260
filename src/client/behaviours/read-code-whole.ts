import type { Behaviour } from './behaviour.ts';
import { watchSize } from './watch-size.ts';

/** Makes the code of an example one text for screen readers: its hats and colors split it into pieces. */
export const readCodeWhole: Behaviour = (root) =>
  watchSize(root, '.example-side > .example-code', (code) => {
    code.role = 'img';
    code.ariaLabel = code.textContent;
    // Chromium keeps the parts of a picture in its accessibility tree.
    code.firstElementChild?.setAttribute('aria-hidden', 'true');
  });
