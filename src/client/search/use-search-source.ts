import { useMemo } from 'react';
import { useSite } from '#client/page-data/site-context.tsx';
import { createHostedClient } from './hosted/hosted-client.ts';
import { siteSearch } from './local/site-search.ts';
import { createHostedSource, createLocalSource, type SearchSource } from './search-source.ts';
import { useHostedParameters } from './use-hosted-parameters.ts';
import { useAddressContext, useGroupTitles } from './use-search-context.ts';

/** The engine that this site is configured for; the hosted one searches in a version of the docs. */
export function useSearchSource(version?: string): SearchSource {
  const { baseUrl, search } = useSite().config;
  const parameters = useHostedParameters(version);
  const address = useAddressContext();
  const groups = useGroupTitles();
  return useMemo(() => {
    if (!search.hosted) return createLocalSource({ search: siteSearch, groups, baseUrl });
    return createHostedSource({
      client: createHostedClient(search.hosted),
      indexName: search.hosted.indexName,
      parameters,
      address,
    });
  }, [search, groups, baseUrl, parameters, address]);
}
