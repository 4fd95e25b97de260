import { useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigationType, type Location } from 'react-router-dom';
import { headTags, type HeadConfig } from '#shared/head-tags.ts';
import type { PageData } from '#shared/page.ts';
import { whenIdle } from '../loading/when-idle.ts';
import { layOutAll, layOutScreenFirst, layOutWhenIdle } from './layout-steps.ts';
import { updateHead } from './update-head.ts';
import { createScrollMemory } from './scroll-memory.ts';
import { scrollToHash, scrollWhenTall } from './scroll.ts';

interface PageEffectsInput {
  readonly location: Location;
  readonly data: PageData;
  readonly config: HeadConfig;
  /** Tells screen readers the title of the new page. */
  readonly announce: (text: string) => void;
}

/**
 * What follows when another page, or another place of it, is on screen: head tags, scroll position and focus at once, the
 * spoken title when the browser is idle. The first page is left as the browser has it, but for its hash.
 */
export function usePageEffects({ location, data, config, announce }: PageEffectsInput): void {
  const navigationType = useNavigationType();
  const memory = useRef(createScrollMemory());
  const last = useRef<{ readonly key: string; readonly page: string } | null>(null);

  const stopScrolling = useRef<(() => void) | undefined>(undefined);
  const stopLayout = useRef<(() => void) | undefined>(undefined);

  useEffect(() => memory.current.watch(), []);

  useLayoutEffect(() => {
    const previous = last.current;
    // What stands in for a page has its address, and is another page all the same.
    const page = `${data.kind} ${data.path}`;
    if (previous?.key === location.key && previous.page === page) return;
    last.current = { key: location.key, page };
    stopScrolling.current?.();
    memory.current.enter(location.key);
    if (previous === null) {
      // The dev server's document has no head tags of its own.
      if (document.title === '') updateHead(headTags(data, config));
      if (location.hash) scrollToHash(location.hash);
      // The browser cannot restore a position beyond the document's present height.
      else if (isAtEnd()) restorePosition();
      stopLayout.current = layOutWhenIdle();
      return;
    }
    const isNewPage = previous.page !== page;
    if (isNewPage) {
      updateHead(headTags(data, config));
      const isAtTop = navigationType !== 'POP' && !location.hash;
      stopLayout.current?.();
      stopLayout.current = isAtTop ? layOutScreenFirst() : layOutAll();
      whenIdle(() => last.current?.page === page && announce(document.title));
    }
    place(isNewPage);

    /** What is kept is read when it is asked for: the storage of a tab is slow to open. */
    function restorePosition(): boolean {
      const saved = memory.current.positionOf(location.key);
      if (saved !== undefined) stopScrolling.current = scrollWhenTall(saved);
      return saved !== undefined;
    }
    function place(moved: boolean): void {
      if (navigationType === 'POP' && restorePosition()) return;
      if (location.hash && (scrollToHash(location.hash) || !moved)) return;
      if (moved || navigationType !== 'POP') window.scrollTo({ top: 0, behavior: 'instant' });
      if (moved && navigationType !== 'POP') focusTop();
    }
  }, [location, data, config, announce, navigationType]);
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 1;
}

/** Puts the focus at the top of the document, so that the next Tab reaches the skip link. */
function focusTop(): void {
  document.body.tabIndex = -1;
  document.body.focus({ preventScroll: true });
  document.body.removeAttribute('tabindex');
}
