import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the app has taken its document over; components outside of a document that is taken over need no provider. */
export const HydratedContext = createContext(true);

/** False on the server and until the app has taken the prerendered page over, behaviours included; true from then on. */
export function useHydrated(): boolean {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(
    never,
    () => isHydrated,
    () => false,
  );
}
