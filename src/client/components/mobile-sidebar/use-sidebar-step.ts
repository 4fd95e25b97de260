import { useCallback, useEffect, useRef } from 'react';
import { dropSidebarStep, isSidebarStep, pushSidebarStep } from './sidebar-step.ts';
import { listen } from '#client/listen.ts';

/** The open menu's history entry. */
export interface SidebarStep {
  readonly push: () => void;
  /** Removes the entry without notifying the router. */
  readonly drop: () => void;
  /** Leaves the entry to a navigation, which replaces it. */
  readonly release: () => void;
}

/** Adds the entry, and calls back when the reader's Back consumes it. */
export function useSidebarStep(onBack: () => void): SidebarStep {
  // Address at which the entry was added; null if there is none.
  const address = useRef<string | null>(null);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (address.current === null || isSidebarStep(event.state)) return;
      // Still on the same page, so the router need not know.
      if (window.location.href === address.current) event.stopImmediatePropagation();
      address.current = null;
      onBack();
    };
    return listen(window, { popstate: onPopState }, { capture: true });
  }, [onBack]);

  const push = useCallback(() => {
    pushSidebarStep();
    address.current = window.location.href;
  }, []);
  const release = useCallback(() => void (address.current = null), []);
  return { push, drop: dropSidebarStep, release };
}
