import type { LiteClient, SearchResponse } from 'algoliasearch/lite';
import type { ClientConfig } from '#shared/page/site-data.ts';
import { resultLimits } from '../engine/result-limits.ts';
import type { SearchSource } from '../source/search-source.ts';
import { toResult, type HostedHit } from './hosted-hit.ts';

interface HostedSourceInput {
  readonly client: () => Promise<Pick<LiteClient, 'search'>>;
  readonly indexName: string;
  /** Returns the parameters to send with a query; see `search-parameters.ts`. */
  readonly parameters: () => Readonly<Record<string, unknown>>;
  readonly config: ClientConfig;
}

/** Creates a search source that queries the hosted service. It never suggests other queries. */
export function createHostedSource({
  client,
  indexName,
  parameters,
  config,
}: HostedSourceInput): SearchSource {
  return {
    async search(query, limit) {
      const { search } = await client();
      const all = {
        ...parameters(),
        hitsPerPage: limit,
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      // Everything except the index and the query is sent URL-encoded.
      const params = new URLSearchParams(
        Object.entries(all).map(([name, value]) => [
          name,
          typeof value === 'string' ? value : JSON.stringify(value),
        ]),
      );
      const { results } = await search<HostedHit>({
        requests: [{ indexName, query, params: params.toString() }],
      });
      // The only request asks for hits, so no other kind of response is possible.
      const [{ hits, nbHits = 0 }] = results as [SearchResponse<HostedHit>];
      return {
        results: hits.map((hit) => toResult(hit, config)),
        count: Math.min(nbHits, resultLimits.all),
        suggestions: [],
      };
    },
  };
}
