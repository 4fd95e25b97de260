import { useEffect, useReducer, useRef } from 'react';
import { useCurrentLocation } from '#client/page-data/location-context.tsx';
import { hideOnScroll, initialHideOnScroll } from './hide-on-scroll.ts';
import { listen } from '#client/listen.ts';

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
    /** To be called when focus enters the navbar. */
    show: () => dispatch({ type: 'focused' }),
  };
}
