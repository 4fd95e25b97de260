import { listen } from '#client/listen.ts';
import type { Behavior } from './behavior.ts';
import { createGlossaryNote } from './support/glossary-note.ts';
import { translate } from '#client/i18n/translate.ts';

/**
 * Delay in milliseconds before the note appears on hover, and before it disappears after the
 * pointer leaves.
 */
export const hoverDelay = 250;

/**
 * Shows a glossary term's meaning on keyboard focus, on mouse hover, and on the first tap on a
 * touch screen. A click, Enter and a spoken "click …" follow the link, as with any link. Escape
 * hides the note.
 */
export const installGlossary: Behavior = () => {
  const note = createGlossaryNote();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pressedBy = '';
  const hide = () => {
    clearTimeout(timer);
    note.hide();
  };
  const onClick = (event: MouseEvent) => {
    const term = findTerm(event.target);
    const isTouch = pressedBy === 'touch' || pressedBy === 'pen';
    pressedBy = '';
    if (term && isTouch && term !== note.term) {
      event.preventDefault();
      note.show(
        term,
        translate('glossary.open', 'Open glossary: {term}', { term: term.textContent }),
      );
    } else if (findLink(event.target) || !note.contains(event.target)) hide();
  };
  const stops = [
    listen(document, {
      focusin({ target }) {
        const term = findTerm(target);
        if (term?.matches(':focus-visible')) note.show(term);
        else if (!note.contains(target)) hide();
      },
      focusout({ relatedTarget }) {
        if (note.term !== undefined && !note.contains(relatedTarget)) hide();
      },
      pointerover({ target, pointerType }) {
        if (pointerType !== 'mouse') return;
        clearTimeout(timer);
        const term = findTerm(target);
        if (term === note.term || note.contains(target)) return;
        timer = setTimeout(() => {
          const { activeElement } = document;
          if (term) note.show(term);
          else if (activeElement !== note.term && !note.contains(activeElement)) note.hide();
        }, hoverDelay);
      },
      pointerdown({ pointerType }) {
        pressedBy = pointerType;
      },
      keydown({ key }) {
        if (key === 'Escape') hide();
      },
    }),
    // Runs before the router's listener, which follows every link whose click is not prevented.
    listen(document, { click: onClick }, { capture: true }),
    listen(window, { resize: note.follow }),
    note.remove,
  ];
  return () => {
    hide();
    for (const stop of stops) stop();
  };
};

function findLink(target: EventTarget | null) {
  return target instanceof Element ? target.closest('a') : null;
}

function findTerm(target: EventTarget | null) {
  const link = findLink(target);
  return link?.matches('.glossary-term') ? link : undefined;
}
