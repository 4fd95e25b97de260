import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import { namedCharacters } from './hat-words.ts';
import { pageHatStyles } from './hat-styles.ts';
import { hatsOfPage, type PageHat } from './page-hats.ts';
import { listen } from '#client/listen.ts';

interface PageHatsInput {
  readonly panel: RefObject<HTMLElement | null>;
  /** The field for hat names; it gets no hat itself. */
  readonly field: RefObject<HTMLElement | null>;
  readonly vocabulary: Vocabulary;
}

/**
 * Returns the hats, updated after any event that may move or change a control, and the element to
 * draw them in.
 */
export function usePageHats({ panel, field, vocabulary }: PageHatsInput) {
  const [hats, setHats] = useState<readonly PageHat[]>([]);
  const [host, setHost] = useState(findHost);
  const before = useRef<readonly PageHat[]>([]);
  const refresh = useCallback(() => {
    before.current = hatsOfPage({
      styles: pageHatStyles(vocabulary),
      named: namedCharacters(vocabulary),
      except: field.current,
      before: before.current,
    });
    setHats(before.current);
    setHost(findHost());
  }, [field, vocabulary]);
  useEffect(() => watchPage(panel, refresh), [panel, refresh]);
  return { hats, host };
}

/** Returns the open dialog, because nothing else can be used while it is open, or else the page. */
function findHost(): Element {
  return (
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector('.search-root') ??
    document.body
  );
}

/** Events that move, show or hide controls without changing the document. */
const movements = ['scroll', 'resize', 'transitionend', 'toggle', 'focusin', 'load'];

/**
 * Calls `refresh` before the next paint, and again after each change of the page outside `panel`.
 */
function watchPage(panel: RefObject<HTMLElement | null>, refresh: () => void): () => void {
  let frame = 0;
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  };
  schedule();
  const observer = new MutationObserver((changes) => {
    const counts = ({ type, target }: MutationRecord): boolean =>
      !panel.current?.contains(target) && (type !== 'attributes' || isInWindow(target as Element));
    if (changes.some(counts)) schedule();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  const handlers = Object.fromEntries(movements.map((name) => [name, schedule]));
  const stop = listen(window, handlers, { capture: true });
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    stop();
  };
}

/**
 * Whether part of the element is in the window. Attribute changes outside the window cannot move a
 * control that has a hat, and there are hundreds of them during the home page's layout.
 */
function isInWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
