import type { LiteClient, SearchResponse } from 'algoliasearch/lite';
import type { SiteConfig } from '#shared/config/site-config.ts';
import { resultLimits } from '../engine/result-limits.ts';
import type { AddressContext } from '../source/address.ts';
import type { SearchSource } from '../source/search-source.ts';
import { toResult, type HostedHit } from './hosted-hit.ts';

interface HostedSourceInput {
  readonly client: () => Promise<Pick<LiteClient, 'search'>>;
  readonly indexName: string;
  /** Parameters to send with every query; see `use-hosted-parameters.ts`. */
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly address: AddressContext;
}

/** Loads the hosted service's client with the public key. */
export async function loadHostedClient({
  appId,
  apiKey,
}: NonNullable<SiteConfig['search']['hosted']>): Promise<LiteClient> {
  return (await import('algoliasearch/lite')).liteClient(appId, apiKey);
}

/** Creates a source for results from the hosted service. */
export function createHostedSource({
  client,
  indexName,
  parameters,
  address,
}: HostedSourceInput): SearchSource {
  return {
    async search(query, limit) {
      const { search } = await client();
      const { results } = await search<HostedHit>({
        requests: [
          {
            indexName,
            query,
            params: encodeParameters({
              ...parameters,
              hitsPerPage: limit,
              highlightPreTag: '<mark>',
              highlightPostTag: '</mark>',
            }),
          },
        ],
      });
      // The request asks for hits, so no other kind of response arrives.
      const answers = results as readonly SearchResponse<HostedHit>[];
      return {
        results: answers.flatMap(({ hits }) => hits.map((hit) => toResult(hit, address))),
        count: Math.min(
          answers.reduce((sum, { nbHits = 0 }) => sum + nbHits, 0),
          resultLimits.all,
        ),
        suggestions: [],
      };
    },
  };
}

/** URL-encodes the parameters: everything except the index and the query is sent in this form. */
function encodeParameters(parameters: Readonly<Record<string, unknown>>) {
  const encoded = Object.entries(parameters).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(encoded).toString();
}
