import { useEffect, useMemo, useState } from 'react';
import { useStoredVocabulary } from '#client/store/stored-vocabulary.ts';
import { useSearchVersion } from '../use-search-version.ts';
import type { loadExplainer, QueryMeaning } from './query-explainer.ts';

interface Explaining {
  /** Path of the version whose language is used. */
  readonly path: string;
  readonly create: Awaited<ReturnType<typeof loadExplainer>>;
}

/**
 * Returns what a query means as a command in the searched version's language; undefined if it is
 * not a command. Until `isWanted` is true, loads nothing and returns undefined, so that the parsing
 * code and the language do not delay the first results. `version` is the name of the chosen
 * version; by default, the version that the page searches.
 */
export function useQueryMeaning(
  query: string,
  isWanted: boolean,
  version?: string,
): QueryMeaning | undefined {
  const mine = useStoredVocabulary();
  const { path } = useSearchVersion(version);
  const [explaining, setExplaining] = useState<Explaining>();
  const isMissing = isWanted && explaining?.path !== path;
  useEffect(() => {
    if (!isMissing) return;
    import('./query-explainer.ts')
      .then(({ loadExplainer: load }) => load(path))
      .then(
        (create) => setExplaining({ path, create }),
        () => undefined,
      );
  }, [isMissing, path]);
  const explain = useMemo(
    () => (explaining?.path === path ? explaining.create(mine) : undefined),
    [explaining, path, mine],
  );
  return useMemo(() => explain?.(query), [explain, query]);
}
