import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { normalizePathname } from '#shared/base-path.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { usePage } from '#client/page-data/page-context.tsx';

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
  return [useKeptHere(isHydrated ? (parameters.get('q') ?? '') : ''), setQuery];
}

/** The address changes before the next page is there. Until then this one stays as it was, and so does its height. */
function useKeptHere(query: string): string {
  const { path } = usePage();
  const { pathname } = useLocation();
  const [kept, setKept] = useState(query);
  const isHere = normalizePathname(pathname).toLowerCase() === path.toLowerCase();
  if (isHere && kept !== query) setKept(query);
  return isHere ? query : kept;
}
