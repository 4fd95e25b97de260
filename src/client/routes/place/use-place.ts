import { useLayoutEffect, useRef, useState } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { navigationTiming } from '#client/loading/navigation-timing.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { focusHash, revealHash, scrollToHash } from '#client/ui/scroll.ts';

/**
 * Scrolls to the URL's hash, or to the position where the reader left off, and moves focus there.
 * The first page stays where the browser scrolled it, unless its URL has a hash.
 */
export function usePlace(page: string, { key, hash }: Location): void {
  const isBack = useNavigationType() === 'POP';
  const [memory] = useState(createScrollMemory);
  const last = useRef<{ readonly key: string; readonly page: string } | null>(null);

  useLayoutEffect(() => {
    const previous = last.current;
    if (previous?.key === key && previous.page === page) return;
    last.current = { key, page };
    memory.enter(key);
    // The history entry is the same but shows another page: the app has found the page for a
    // not-found document.
    const isSameEntry = previous?.key === key;
    if (previous && !isSameEntry) {
      if (isBack && memory.has(key)) return revealHash(hash, () => memory.restore(key));
      goTo(hash, previous.page !== page, isBack);
      // A jump to the current position does not fire a scroll event.
      if (hash) memory.remember();
    } else if (hash) {
      // Returning readers get the position where they left off, not the hash's.
      if (isSameEntry || !isReturn() || !memory.has(key)) scrollToHash(hash);
      else
        revealHash(hash, () => {
          memory.restore(key);
          focusHash(hash);
        });
    }
    // The browser may not have restored the position yet, and cannot scroll beyond the document's
    // current height.
    else if (isReturn() && (window.scrollY === 0 || isAtEnd())) memory.restore(key);
  }, [page, key, hash, isBack, memory]);
  // Must be a layout effect to run before the router's: listeners are called in order of
  // registration, and the position must be recorded before the router shows another page.
  useLayoutEffect(() => memory.watch(), [memory]);
}

function goTo(hash: string, isNewPage: boolean, isBack: boolean) {
  const stays = !isNewPage && !isBack;
  if (hash && (scrollToHash(hash) || stays)) return;
  window.scrollTo({ top: 0, behavior: 'instant' });
  if (isNewPage && !isBack) focusTitle();
}

/** Returns whether the document was loaded by a reload, or by going back or forward. */
function isReturn() {
  const load = navigationTiming();
  return load !== undefined && load.type !== 'navigate';
}

function isAtEnd() {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Focuses the page's title, so that Tab continues from there. */
function focusTitle() {
  const title = document.querySelector('h1') ?? document.body;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}
