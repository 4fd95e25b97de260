import type { Behavior } from './behavior.ts';
import { watchSize } from './support/watch-size.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Exposes an example's code to screen readers as one string, because hats and colors split it into
 * pieces.
 */
export const readCodeWhole: Behavior = () =>
  watchSize('.example-side > .example-code', (code) => {
    code.role = 'img';
    // Screen readers skip an image without a name.
    code.ariaLabel =
      code.textContent.trim() === ''
        ? translate('example.emptyLine', 'an empty line')
        : code.textContent;
    // Chromium keeps an image's children in the accessibility tree.
    code.firstElementChild?.setAttribute('aria-hidden', 'true');
  });
