import { useCallback, useEffect } from 'react';
import { mediaQueries } from '#shared/document/media-queries.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';
import { usePage } from '#client/page-data/page-context.tsx';
import { useSite } from '#client/page-data/site-context.tsx';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import { useSidebarStep } from './use-sidebar-step.ts';

/** State and actions of the menu on small screens. */
export interface MobileSidebarControls {
  /** Whether the menu has content. */
  readonly isAvailable: boolean;
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
  /** Closes the menu for a navigation, which takes over its history entry. */
  readonly leave: () => void;
}

/** Opens and closes the menu with its history entry; closes it at desktop width and on Back. */
export function useMobileSidebar(): MobileSidebarControls {
  const isAvailable = useHasContent();
  const isMobile = useMediaQuery(mediaQueries.narrow);
  const isReady = useHydrated();
  const isOpen = useSiteStore((state) => state.mobileSidebarOpen);
  const show = useSiteStore((state) => state.openMobileSidebar);
  const hide = useSiteStore((state) => state.closeMobileSidebar);
  const { push, drop, release } = useSidebarStep(hide);

  const open = useCallback(() => {
    push();
    show();
  }, [push, show]);
  const close = useCallback(() => {
    hide();
    drop();
  }, [hide, drop]);
  const leave = useCallback(() => {
    hide();
    release();
  }, [hide, release]);

  useEffect(() => {
    if (isOpen && !isMobile) close();
  }, [isOpen, isMobile, close]);

  return { isAvailable, isOpen: isOpen && isMobile && isReady, open, close, leave };
}

function useHasContent(): boolean {
  const { items } = useSite().config.navbar;
  const { sidebar } = usePage();
  return sidebar !== null || items.some(({ kind }) => kind !== 'search');
}
