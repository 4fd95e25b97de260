import { translate } from '#shared/i18n/translate.ts';
import type { Behaviour } from './behaviour.ts';
import { watchSize } from './watch-size.ts';

/** Makes the code of an example one text for screen readers: its hats and colors split it into pieces. */
export const readCodeWhole: Behaviour = (root, { catalogue }) =>
  watchSize(root, '.example-side > .example-code', (code) => {
    code.role = 'img';
    // A picture without a name would not be read at all.
    code.ariaLabel =
      code.textContent?.trim() === ''
        ? translate({ id: 'example.emptyLine', message: 'an empty line' }, {}, catalogue)
        : code.textContent;
    // Chromium keeps the parts of a picture in its accessibility tree.
    code.firstElementChild?.setAttribute('aria-hidden', 'true');
  });
