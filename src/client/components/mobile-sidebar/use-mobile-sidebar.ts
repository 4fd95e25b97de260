import { useCallback, useEffect, useRef } from 'react';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { listen } from '#client/listen.ts';
import { dropSidebarStep, isSidebarStep, pushSidebarStep } from './sidebar-step.ts';

/** State and actions of the menu on small screens. */
export type MobileSidebarControls = ReturnType<typeof useMobileSidebar>;

/**
 * Opens and closes the menu along with its history entry; also closes it at desktop width and on
 * Back.
 */
export function useMobileSidebar() {
  const { items } = useSite().config.navbar;
  const { sidebar } = usePage();
  const isOpen = useSiteStore((state) => state.mobileSidebarOpen);
  const setOpen = useSiteStore((state) => state.setMobileSidebarOpen);
  // URL at which the history entry was added; null if there is no entry.
  const address = useRef<string | null>(null);

  const open = () => {
    if (!window.matchMedia(mediaQueries.narrow).matches) return;
    pushSidebarStep();
    address.current = window.location.href;
    setOpen(true);
  };
  const close = useCallback(() => {
    setOpen(false);
    dropSidebarStep();
  }, [setOpen]);
  /** Closes the menu for a navigation, which replaces the menu's history entry. */
  const leave = () => {
    setOpen(false);
    address.current = null;
  };

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (address.current === null || isSidebarStep(event.state)) return;
      // The page stays the same, so the router does not need the event.
      if (window.location.href === address.current) event.stopImmediatePropagation();
      address.current = null;
      setOpen(false);
    };
    return listen(window, { popstate: onPopState }, { capture: true });
  }, [setOpen]);
  useEffect(() => {
    if (isOpen) return listen(window.matchMedia(mediaQueries.narrow), { change: close });
  }, [isOpen, close]);

  /** Whether the menu has content. */
  const isAvailable = sidebar !== null || items.some(({ kind }) => kind !== 'search');
  return { isAvailable, isOpen, open, close, leave };
}
