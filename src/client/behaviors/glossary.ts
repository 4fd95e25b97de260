import type { Behavior } from './behavior.ts';
import { createGlossaryNote } from './support/glossary-note.ts';
import { translate } from '#client/translate.ts';

/**
 * Delays in milliseconds: after hovering until the note appears, and after leaving until it
 * disappears.
 */
export const hoverDelay = 250;

/**
 * Shows a glossary term's meaning on keyboard focus, on mouse hover, and on the first tap on a
 * touch screen. A click, Enter and a spoken "click …" follow the link, as with any link. Escape
 * hides the note.
 */
export const installGlossary: Behavior = (root) => {
  const note = createGlossaryNote(root);
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedBy = '';

  const soon = (run: () => void): void => {
    clearTimeout(timer);
    timer = setTimeout(run, hoverDelay);
  };
  const hide = (): void => {
    clearTimeout(timer);
    note.hide();
  };
  const isFocused = (): boolean =>
    root.activeElement !== null &&
    (root.activeElement === note.term || note.contains(root.activeElement));
  const listen = <Name extends keyof DocumentEventMap>(
    name: Name,
    run: (event: DocumentEventMap[Name]) => void,
    capture = false,
  ): void => root.addEventListener(name, run, { capture, signal: listening.signal });

  listen('focusin', ({ target }) => {
    const term = findTerm(target);
    if (term?.matches(':focus-visible')) note.show(term);
    else if (!note.contains(target)) hide();
  });
  listen('focusout', ({ relatedTarget }) => {
    if (note.term !== undefined && !note.contains(relatedTarget)) hide();
  });
  listen('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const term = findTerm(target);
    if (note.contains(target) || (term && term === note.term)) clearTimeout(timer);
    else if (term) soon(() => note.show(term));
    else if (note.term) soon(() => !isFocused() && note.hide());
    else clearTimeout(timer);
  });
  listen('pointerdown', ({ pointerType }) => {
    pressedBy = pointerType;
  });
  // Runs before the router's listener, which follows every click that is not prevented.
  listen(
    'click',
    (event) => {
      const term = findTerm(event.target);
      const isTouch = pressedBy === 'touch' || pressedBy === 'pen';
      pressedBy = '';
      if (term && isTouch && term !== note.term) {
        event.preventDefault();
        note.show(
          term,
          translate('glossary.open', 'Open glossary: {term}', { term: term.textContent ?? '' }),
        );
      } else if (findLink(event.target) || !note.contains(event.target)) hide();
    },
    true,
  );
  listen('keydown', ({ key }) => {
    if (key === 'Escape') hide();
  });
  root.defaultView?.addEventListener('resize', note.follow, { signal: listening.signal });
  return () => {
    listening.abort();
    hide();
    note.remove();
  };
};

function findLink(target: EventTarget | null): Element | null {
  return target instanceof Element ? target.closest('a') : null;
}

function findTerm(target: EventTarget | null): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.glossary-term') : null;
}
