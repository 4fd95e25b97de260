import { createContext, useContext, useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the app has hydrated its document and installed the behaviors. Defaults to true, so that
 * components outside a hydrated document need no provider.
 */
export const HydratedContext = createContext(true);

/**
 * Returns false on the server and until the prerendered page is hydrated and its behaviors are
 * installed; then true.
 */
export function useHydrated(): boolean {
  const isHydrated = useContext(HydratedContext);
  return useSyncExternalStore(
    never,
    () => isHydrated,
    () => false,
  );
}
