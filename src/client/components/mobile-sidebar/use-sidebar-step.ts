import { useCallback, useEffect, useRef } from 'react';
import { dropSidebarStep, isSidebarStep, pushSidebarStep } from './sidebar-step.ts';

/** The open menu's step in the history. */
export interface SidebarStep {
  readonly push: () => void;
  /** Takes it back; the router does not hear of it. */
  readonly drop: () => void;
  /** Leaves it to a navigation, which replaces it. */
  readonly release: () => void;
}

/** Keeps the step, and calls back when the reader's Back consumed it. */
export function useSidebarStep(onBack: () => void): SidebarStep {
  // Address at which the step was added; null when there is none.
  const address = useRef<string | null>(null);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      if (address.current === null || isSidebarStep(event.state)) return;
      // The same page as before: for the router nothing happened.
      if (window.location.href === address.current) event.stopImmediatePropagation();
      address.current = null;
      onBack();
    };
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => window.removeEventListener('popstate', onPopState, { capture: true });
  }, [onBack]);

  const push = useCallback(() => {
    pushSidebarStep();
    address.current = window.location.href;
  }, []);
  const release = useCallback(() => void (address.current = null), []);
  return { push, drop: dropSidebarStep, release };
}
