import { useCallback } from 'react';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { useHistoryEntry, useNavigate } from '#client/page-data/history-context.tsx';

/** The query in the address: `?q=…`. Changing it leaves no trace in the history and keeps other parameters. */
export function useQueryParameter(): readonly [query: string, setQuery: (query: string) => void] {
  const { pathname, search, hash } = useHistoryEntry();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const setQuery = useCallback(
    (query: string) => {
      const parameters = new URLSearchParams(search);
      if (query === '') parameters.delete('q');
      else parameters.set('q', query);
      const text = parameters.toString();
      navigate(`${pathname}${text && `?${text}`}${hash}`, { replace: true });
    },
    [navigate, pathname, search, hash],
  );
  return [isHydrated ? (new URLSearchParams(search).get('q') ?? '') : '', setQuery];
}
