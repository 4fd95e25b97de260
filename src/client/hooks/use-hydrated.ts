import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether the app has hydrated its document; components outside a hydrated document need no provider. */
export const HydratedContext = createContext(true);

/** False on the server and until the prerendered page and its behaviors are hydrated; then true. */
export function useHydrated(): boolean {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(
    never,
    () => isHydrated,
    () => false,
  );
}
