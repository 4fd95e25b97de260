import { useEffect, useMemo, useState } from 'react';
import { useSiteStore } from '#client/store/use-site-store.tsx';
import type { createQueryExplainer, QueryMeaning } from './query-explainer.ts';

interface Explaining {
  readonly createQueryExplainer: typeof createQueryExplainer;
}

/**
 * Returns a query's meaning as a command. Loads the parsing code once `isWanted`, after the first
 * results, which must not wait for it; until then there is no meaning.
 */
export function useQueryMeaning(query: string, isWanted: boolean): QueryMeaning | undefined {
  const mine = useSiteStore((state) => state.myVocabulary);
  const [explaining, setExplaining] = useState<Explaining>();
  const isMissing = isWanted && !explaining;
  useEffect(() => {
    if (isMissing) import('./query-explainer.ts').then(setExplaining, () => undefined);
  }, [isMissing]);
  const explain = useMemo(() => explaining?.createQueryExplainer(mine), [explaining, mine]);
  return useMemo(() => explain?.(query), [explain, query]);
}
