import { useCallback, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { pagePathAt } from '#shared/paths/base-path.ts';
import { useHydrated } from '#client/hooks/use-hydrated.ts';
import { usePage } from '#client/page-data/page-context.tsx';

/**
 * Returns and sets a parameter of the address, such as `?q=…`. Changing it adds no history entry
 * and keeps the other parameters.
 */
export function useQueryParameter(
  name: string,
): readonly [value: string, setValue: (value: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const isHydrated = useHydrated();
  const setValue = useCallback(
    (value: string) =>
      setParameters(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === '') next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [name, setParameters],
  );
  return [useKeptHere(isHydrated ? (parameters.get(name) ?? '') : ''), setValue];
}

/**
 * Returns the value that belongs to this page. The address changes before the next page renders,
 * and until then this page must keep its content and its height.
 */
function useKeptHere(value: string) {
  const { path } = usePage();
  const { pathname } = useLocation();
  const [kept, setKept] = useState(value);
  const isHere = pagePathAt(pathname).toLowerCase() === path.toLowerCase();
  if (isHere && kept !== value) setKept(value);
  return isHere ? value : kept;
}
