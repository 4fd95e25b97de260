import { useEffect, useReducer, useRef } from 'react';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { listen } from '#client/listen.ts';

/** Whether the navbar is hidden, and the state that the next decision depends on. */
interface HideOnScrollState {
  readonly isHidden: boolean;
  readonly top: number;
  /** Whether a jump to a heading is in progress; scrolling up does not show the navbar then. */
  readonly isJumping: boolean;
}

/** Events that may show or hide the navbar. */
export type HideOnScrollEvent =
  | { readonly type: 'navigated'; readonly hasHash: boolean }
  /** A scroll event, with the sizes at that time in pixels. */
  | {
      readonly type: 'scrolled';
      readonly top: number;
      readonly navbarHeight: number;
      readonly windowHeight: number;
      readonly documentHeight: number;
    }
  /** A jump has ended, or the reader has taken over. */
  | { readonly type: 'settled' }
  /** Keyboard focus has entered the navbar. */
  | { readonly type: 'focused' };

/** The state before any event: visible, as prerendered. */
export const initialHideOnScroll: HideOnScrollState = { isHidden: false, top: 0, isJumping: false };

/**
 * Returns the next state. Scrolling down and navigating to a hash hide the navbar; scrolling up
 * (except at the end of the page and during a jump), coming near the top, moving focus into the
 * navbar and any other navigation show it.
 */
export function hideOnScroll(
  state: HideOnScrollState,
  event: HideOnScrollEvent,
): HideOnScrollState {
  switch (event.type) {
    case 'navigated':
      return { ...state, isHidden: event.hasHash, isJumping: event.hasHash };
    case 'scrolled': {
      const { top, navbarHeight, windowHeight, documentHeight } = event;
      const isAtEnd = top + windowHeight > documentHeight - navbarHeight;
      const isKept = state.isJumping || top === state.top || (top < state.top && isAtEnd);
      const isHidden = isKept ? state.isHidden : top > state.top;
      // Overscrolling at the top of the page also counts as near the top.
      return { ...state, top, isHidden: isHidden && top >= navbarHeight };
    }
    case 'settled':
      return { ...state, isJumping: false };
    case 'focused':
      return { ...state, isHidden: false };
  }
}

/** Applies the `hideOnScroll` rules to navigations and to the window's events. */
export function useHideOnScroll(isEnabled: boolean) {
  const [state, dispatch] = useReducer(hideOnScroll, initialHideOnScroll);
  const navbarRef = useRef<HTMLElement>(null);
  const { hash, key } = useCurrentLocation();

  useEffect(() => {
    if (isEnabled) dispatch({ type: 'navigated', hasHash: hash.length > 1 });
  }, [isEnabled, hash, key]);

  useEffect(() => {
    if (!isEnabled) return undefined;
    const onSettled = () => dispatch({ type: 'settled' });
    return listen(
      window,
      {
        scroll: () =>
          dispatch({
            type: 'scrolled',
            top: window.scrollY,
            navbarHeight: navbarRef.current?.offsetHeight ?? 0,
            windowHeight: window.innerHeight,
            documentHeight: document.documentElement.scrollHeight,
          }),
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
