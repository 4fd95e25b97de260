import type { Behavior } from './behavior.ts';
import { watchSize } from './support/watch-size.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Exposes the code of an example as one text to screen readers, because hats and colors split it
 * into pieces.
 */
export const readCodeWhole: Behavior = (root) =>
  watchSize(root, '.example-side > .example-code', (code) => {
    code.role = 'img';
    // An image without a name would not be read at all.
    code.ariaLabel =
      code.textContent?.trim() === ''
        ? translate('example.emptyLine', 'an empty line')
        : code.textContent;
    // Chromium keeps the parts of an image in its accessibility tree.
    code.firstElementChild?.setAttribute('aria-hidden', 'true');
  });
