import { useEffect, useReducer, useRef } from 'react';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { listen } from '#client/listen.ts';

/** Whether the navbar is hidden, and the state that the next decision depends on. */
interface HideOnScrollState {
  readonly isHidden: boolean;
  readonly top: number;
  /** Whether a jump to a heading is in progress; the navbar stays hidden until it ends. */
  readonly isJumping: boolean;
}

/** Sizes at the time of a scroll event, in pixels. */
interface ScrollMeasures {
  readonly top: number;
  readonly navbarHeight: number;
  readonly windowHeight: number;
  readonly documentHeight: number;
}

/** Events that may show or hide the navbar. */
export type HideOnScrollEvent =
  | { readonly type: 'navigated'; readonly hasHash: boolean }
  | ({ readonly type: 'scrolled' } & ScrollMeasures)
  /** A jump has ended, or the reader has taken over. */
  | { readonly type: 'settled' }
  /** Keyboard focus has entered the navbar. */
  | { readonly type: 'focused' };

/** Visible, as prerendered. */
export const initialHideOnScroll: HideOnScrollState = { isHidden: false, top: 0, isJumping: false };

/**
 * Returns the next state: the navbar is hidden when the reader scrolls down and after jumps, and
 * shown when the reader scrolls up and near the top.
 */
export function hideOnScroll(
  state: HideOnScrollState,
  event: HideOnScrollEvent,
): HideOnScrollState {
  switch (event.type) {
    case 'navigated':
      return { ...state, isHidden: event.hasHash, isJumping: event.hasHash };
    case 'scrolled':
      return { ...state, top: event.top, isHidden: isHiddenAfter(state, event) };
    case 'settled':
      return { ...state, isJumping: false };
    case 'focused':
      return { ...state, isHidden: false };
  }
}

function isHiddenAfter({ isHidden, top, isJumping }: HideOnScrollState, measures: ScrollMeasures) {
  // Includes overscrolling at the top of the page.
  if (measures.top < measures.navbarHeight) return false;
  if (isJumping || measures.top === top) return isHidden;
  if (measures.top > top) return true;
  const isAtEnd =
    measures.top + measures.windowHeight > measures.documentHeight - measures.navbarHeight;
  return isAtEnd && isHidden;
}

/** Connects the `hideOnScroll` rules to the window. */
export function useHideOnScroll(isEnabled: boolean) {
  const [state, dispatch] = useReducer(hideOnScroll, initialHideOnScroll);
  const navbarRef = useRef<HTMLElement>(null);
  const { hash, key } = useCurrentLocation();

  useEffect(() => {
    if (isEnabled) dispatch({ type: 'navigated', hasHash: hash.length > 1 });
  }, [isEnabled, hash, key]);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const onScroll = () =>
      dispatch({
        type: 'scrolled',
        top: window.scrollY,
        navbarHeight: navbarRef.current?.offsetHeight ?? 0,
        windowHeight: window.innerHeight,
        documentHeight: document.documentElement.scrollHeight,
      });
    const onSettled = () => dispatch({ type: 'settled' });
    return listen(
      window,
      {
        scroll: onScroll,
        scrollend: onSettled,
        wheel: onSettled,
        touchmove: onSettled,
        keydown: onSettled,
      },
      { passive: true },
    );
  }, [isEnabled]);

  return {
    isHidden: isEnabled && state.isHidden,
    navbarRef,
    /** Call when focus enters the navbar. */
    show: () => dispatch({ type: 'focused' }),
  };
}
