import type { Behaviour } from './behaviour.ts';

/** Escape puts away the name that the link of a heading shows while it has focus; it comes back with the next focus. */
export const installFocusTips: Behaviour = (root) => {
  const onKeyDown = (event: KeyboardEvent) => {
    const element = root.activeElement;
    if (event.key !== 'Escape' || !element?.matches('.heading-link')) return;
    element.setAttribute('data-tip-dismissed', '');
    element.addEventListener('blur', () => element.removeAttribute('data-tip-dismissed'), {
      once: true,
    });
  };
  root.addEventListener('keydown', onKeyDown);
  return () => root.removeEventListener('keydown', onKeyDown);
};
