import { useEffect, useMemo } from 'react';
import { loadOnce } from '#client/loading/load-once.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import { useStoredVocabulary } from '#client/store/stored-vocabulary.ts';
import { createHostedSource, loadHostedClient } from './hosted/hosted-source.ts';
import { createLocalSource } from './local/local-source.ts';
import { siteSearch } from './local/site-search.ts';
import type { SearchSource } from './source/search-source.ts';
import { useHostedParameters } from './use-hosted-parameters.ts';
import { useSearchVersion } from './use-search-version.ts';
import { useAddressContext, useCurrentGroup, useGroupTitles } from './use-search-context.ts';

/**
 * Returns a search source from the site's configured engine, for the version that the reader chose
 * or is reading.
 */
export function useSearchSource(chosen?: string): SearchSource {
  const { baseUrl, search } = useSite().config;
  const version = useSearchVersion(chosen);
  const parameters = useHostedParameters(version);
  const address = useAddressContext();
  const groups = useGroupTitles();
  const current = useCurrentGroup();
  const mine = useStoredVocabulary();
  const { name, path } = version;
  useEffect(() => siteSearch(name).words.set(mine, path), [name, mine, path]);
  // Preloads while the reader types or speaks. If that fails, the query fetches the files again and
  // reports the error.
  useEffect(() => {
    if (!search.hosted)
      siteSearch(name)
        .loadAll()
        .catch(() => undefined);
  }, [search, name]);
  return useMemo(() => {
    const { hosted } = search;
    if (!hosted) return createLocalSource({ search: siteSearch(name), groups, baseUrl, current });
    const client = loadOnce(() => loadHostedClient(hosted));
    return createHostedSource({ client, indexName: hosted.indexName, parameters, address });
  }, [search, name, groups, baseUrl, current, parameters, address]);
}
