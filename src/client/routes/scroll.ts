import { safeDecode } from '#shared/base-path.ts';

/** Scroll positions of the visit's history entries. */
export interface ScrollMemory {
  /** Begins to remember, and takes over from the browser; returns the end of it. */
  watch(): () => void;
  /** Says which history entry is on screen from now on. */
  enter(key: string): void;
  /** Last position of an entry, in CSS pixels from the top. */
  positionOf(key: string): number | undefined;
}

/** Makes an empty memory. */
export function createScrollMemory(): ScrollMemory {
  const positions = new Map<string, number>();
  let current = '';
  return {
    watch() {
      const record = (): void => void positions.set(current, window.scrollY);
      // The browser restores a page that is loaded anew; inside the app we do, after the new page is on screen.
      const release = (): void => void (history.scrollRestoration = 'auto');
      history.scrollRestoration = 'manual';
      window.addEventListener('scroll', record, { passive: true });
      window.addEventListener('pagehide', release);
      return () => {
        window.removeEventListener('scroll', record);
        window.removeEventListener('pagehide', release);
        release();
      };
    },
    enter: (key) => void (current = key),
    positionOf: (key) => positions.get(key),
  };
}

/**
 * Scrolls to the element that a hash names, opens what hides it, and moves the focus there; `#` and `#top` lead to the top
 * (HTML standard, "scrolling to a fragment"). An unknown or malformed hash does nothing and gives false.
 */
export function scrollToHash(hash: string): boolean {
  const target =
    document.getElementById(safeDecode(hash.slice(1))) ?? document.getElementById(hash.slice(1));
  if (!target) return scrollToTop(hash);
  for (let parent = target.parentElement; parent; parent = parent.parentElement)
    if (parent instanceof HTMLDetailsElement) parent.open = true;
  target.scrollIntoView({ behavior: 'instant' });
  if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
  return true;
}

function scrollToTop(hash: string): boolean {
  const isTop = /^#(?:top)?$/i.test(hash);
  if (isTop) window.scrollTo({ top: 0, behavior: 'instant' });
  return isTop;
}
