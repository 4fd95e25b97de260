import type { Behavior } from './behavior.ts';
import { listen } from '#client/listen.ts';

/** Lets Escape hide a focused heading link's tooltip until the link is focused again. */
export const installFocusTips: Behavior = () =>
  listen(document, {
    keydown(event) {
      const element = document.activeElement;
      if (event.key !== 'Escape' || !element?.matches('.heading-link')) return;
      element.setAttribute('data-tip-dismissed', '');
      element.addEventListener('blur', () => element.removeAttribute('data-tip-dismissed'), {
        once: true,
      });
    },
  });
