import { flushSync } from 'react-dom';
import { listen } from '#client/listen.ts';
import { safeDecode } from '#shared/paths/base-path.ts';

/**
 * Scrolls to the element that a hash names, opens whatever hides it, and moves focus there; `#` and
 * `#top` scroll to the top (HTML standard, "scrolling to a fragment"). Returns false, and does
 * nothing, for an unknown or malformed hash.
 */
export function scrollToHash(hash: string): boolean {
  const target = findTarget(hash);
  if (!target) {
    const isTop = /^#(?:top)?$/i.test(hash);
    if (isTop) window.scrollTo({ top: 0, behavior: 'instant' });
    return isTop;
  }
  reveal(target, () => {
    target.scrollIntoView({ behavior: 'instant' });
    focus(target);
  });
  return true;
}

/**
 * Moves focus to the element that a hash names, as browsers may do on a reload, unless another
 * element has focus.
 */
export function focusHash(hash: string): void {
  const target = findTarget(hash);
  if (target && document.activeElement === document.body) focus(target);
}

function focus(target: HTMLElement) {
  if (!target.matches('a[href], button, input, [tabindex]')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Opens whatever hides the element that a hash names, if there is one, then calls `scroll`. */
export function revealHash(hash: string, scroll: () => void): void {
  const target = findTarget(hash);
  if (target) reveal(target, scroll);
  else scroll();
}

function findTarget(hash: string) {
  const id = hash.slice(1);
  return document.getElementById(safeDecode(id)) ?? document.getElementById(id);
}

/**
 * Opens every `<details>` around an element, shows every `hidden="until-found"` part as
 * find-in-page does: with a `beforematch` event, which makes tabs select the panel, and then calls
 * `scroll`.
 */
function reveal(target: HTMLElement, scroll: () => void) {
  const hidden: Element[] = [];
  for (let parent = target.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement) parent.open = true;
    if (parent.getAttribute('hidden') === 'until-found') hidden.push(parent);
  }
  if (hidden.length === 0) return scroll();
  // `flushSync` cannot render inside the layout effect that scrolls.
  queueMicrotask(() => {
    flushSync(() => hidden.forEach((part) => part.dispatchEvent(new Event('beforematch'))));
    scroll();
  });
}

/**
 * Scrolls to a position (CSS pixels from the top) and, while the page is too short, again whenever
 * it grows, because search results arrive late. Stops when it reaches the position, on user input,
 * or when the returned function is called.
 */
export function scrollWhenTall(top: number): () => void {
  const end = () => {
    stop();
    observer.disconnect();
  };
  const reach = () => {
    window.scrollTo({ top, behavior: 'instant' });
    if (Math.abs(window.scrollY - top) <= 1) end();
  };
  const stop = listen(
    window,
    { wheel: end, touchmove: end, pointerdown: end, click: end, keydown: end },
    { passive: true },
  );
  const observer = new ResizeObserver(reach);
  observer.observe(document.body);
  reach();
  return end;
}
