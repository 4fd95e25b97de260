import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from '#client/hooks/use-hydrated.ts';

/** The query in the address: `?q=…`. Changing it leaves no trace in the history and keeps other parameters. */
export function useQueryParameter(): readonly [query: string, setQuery: (query: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useHydrated();
  const setQuery = useCallback(
    (query: string) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (query === '') next.delete('q');
          else next.set('q', query);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParameters],
  );
  return [isHydrated ? (parameters.get('q') ?? '') : '', setQuery];
}
