import { useCallback, useSyncExternalStore } from 'react';
import { useHydrated } from './use-hydrated.ts';
import { listen } from '#client/listen.ts';

/** Whether a media query matches; false on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const isHydrated = useHydrated();
  const subscribe = useCallback(
    (listener: () => void) => listen(window.matchMedia(query), { change: listener }),
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => isHydrated && window.matchMedia(query).matches,
    () => false,
  );
}
