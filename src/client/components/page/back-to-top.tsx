import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import './back-to-top.css';
import { listen } from '#client/listen.ts';
import { translate } from '#client/i18n/translate.ts';

/** Milliseconds after a navigation during which scrolling is attributed to it. */
const jumpTime = 200;

/** A button that scrolls to the top; appears when readers scroll up. */
export function BackToTop() {
  const isShown = useBackToTop();
  if (!isShown) return null;
  /**
   * Scrolls smoothly unless the reader prefers reduced motion. The browser cancels a smooth scroll
   * if the reader scrolls against it.
   */
  const scrollToTop = () => {
    const prefersReducedMotion = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    window.scrollTo({ top: 0, behavior: prefersReducedMotion ? 'auto' : 'smooth' });
  };
  return (
    <button type="button" className="button back-to-top" onClick={scrollToTop}>
      {translate('backToTop.label', 'Scroll back to top')}
    </button>
  );
}

function useBackToTop() {
  const { key } = useCurrentLocation();
  const [state, setState] = useState<BackToTopState>({ y: 0, isShown: false });
  const jumpedAt = useRef(-jumpTime);
  // Runs before the navigation's own scroll event can fire.
  useLayoutEffect(() => {
    jumpedAt.current = performance.now();
  }, [key]);
  useEffect(() => {
    const onScroll = () => {
      const move = { y: window.scrollY, isJump: performance.now() - jumpedAt.current < jumpTime };
      setState((current) => nextBackToTop(current, move));
    };
    return listen(window, { scroll: onScroll }, { passive: true });
  }, []);
  return state.isShown;
}

/** Whether the button is visible, and the scroll position when that was decided. */
interface BackToTopState {
  readonly y: number;
  readonly isShown: boolean;
}

/** Distance from the top, in pixels, within which the button is not needed. */
const backToTopThreshold = 300;

/**
 * Returns the state after scrolling to `y`: scrolling up while far from the top shows the button;
 * scrolling down, coming near the top, and the jump of a navigation hide it.
 */
export function nextBackToTop(
  state: BackToTopState,
  { y, isJump }: { readonly y: number; readonly isJump: boolean },
): BackToTopState {
  if (isJump || y < backToTopThreshold || y > state.y) return { y, isShown: false };
  return { y, isShown: y < state.y || state.isShown };
}
