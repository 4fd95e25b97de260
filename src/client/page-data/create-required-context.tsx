import { createContext, useContext, type Provider } from 'react';

/**
 * Creates a context without a default: if the provider is missing, `useValue` throws an error that
 * names both hook and provider.
 */
export function createRequiredContext<Value>(
  hookName: string,
  providerName: string,
): { Provider: Provider<Value | null>; useValue: () => Value } {
  const Context = createContext<Value | null>(null);
  function useValue(): Value {
    const value = useContext(Context);
    if (value === null)
      throw new Error(
        `${hookName} was called outside <${providerName}>. Render the component inside that provider.`,
      );
    return value;
  }
  return { Provider: Context.Provider, useValue };
}
