import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import type { Vocabulary } from '#shared/voice/vocabulary.ts';
import { namedCharacters } from './hat-words.ts';
import { pageHatStyles } from './hat-styles.ts';
import { hatsOfPage, type PageHat } from './page-hats.ts';

/** The hats as they are now, and where they are drawn. */
interface ShownHats {
  readonly hats: readonly PageHat[];
  /** The page, or the open dialog: nothing outside an open dialog can be used. */
  readonly host: Element;
}

/** Redraws the hats after anything that may have moved or changed a control. */
export function usePageHats(
  panel: RefObject<HTMLElement | null>,
  vocabulary: Vocabulary,
): ShownHats {
  const [hats, setHats] = useState<readonly PageHat[]>([]);
  const [host, setHost] = useState(findHost);
  const before = useRef<readonly PageHat[]>([]);
  const refresh = useCallback(() => {
    before.current = hatsOfPage({
      styles: pageHatStyles(vocabulary),
      named: namedCharacters(vocabulary),
      except: panel.current,
      before: before.current,
    });
    setHats(before.current);
    setHost(findHost());
  }, [panel, vocabulary]);
  useEffect(() => watchPage(panel, refresh), [panel, refresh]);
  return { hats, host };
}

function findHost(): Element {
  return (
    [...document.querySelectorAll('dialog:modal')].at(-1) ??
    document.querySelector('.search-root') ??
    document.body
  );
}

/** What moves controls, or shows and hides them, without a change of the document. */
const movements = ['scroll', 'resize', 'transitionend', 'toggle', 'focusin', 'load'] as const;

/** Calls back now and before the next paint after each change of the page, save for those inside `panel`. */
function watchPage(panel: RefObject<HTMLElement | null>, refresh: () => void): () => void {
  let frame = requestAnimationFrame(refresh);
  const schedule = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(refresh);
  };
  const observer = new MutationObserver((changes) => {
    if (changes.some(({ target }) => !panel.current?.contains(target))) schedule();
  });
  observer.observe(document.body, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });
  for (const name of movements) window.addEventListener(name, schedule, true);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    for (const name of movements) window.removeEventListener(name, schedule, true);
  };
}
