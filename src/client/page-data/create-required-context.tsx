import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a context without a default: its provider, and a hook that returns the value. If the
 * provider is missing, the hook throws an error that names both.
 */
export function createRequiredContext<Value>(
  hookName: string,
  providerName: string,
): [Provider<Value | null>, () => Value] {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === null)
      throw new Error(
        `${hookName} was called outside <${providerName}>. Render the component inside that provider.`,
      );
    return value;
  }
  return [Context.Provider, useValue];
}
