import { fromMarkup } from './hosted/marked-markup.ts';
import { toShownHit, type GroupTitles } from './hosted/shown-hit.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { MarkedText } from './engine/snippet.ts';
import { withBase } from '#shared/base-path.ts';
import { hrefOf, toHitTarget, type AddressContext } from './address.ts';
import type { SearchClient } from './hosted/hosted-client.ts';
import type { LocalSearch } from './local/local-search.ts';

/** A result of the search page. */
export interface PageResult {
  readonly key: string;
  readonly href: string;
  /** The link leaves the site, or is left to the browser. */
  readonly isExternal: boolean;
  readonly title: MarkedText;
  /** Titles above it. */
  readonly path: readonly string[];
  readonly snippet: MarkedText | null;
}

/** What the search page asks, whichever engine answers. */
export interface SearchSource {
  /** The first results up to a number, and how many there are in all. */
  search(
    query: string,
    wanted: number,
  ): Promise<{ readonly results: readonly PageResult[]; readonly count: number }>;
  /** Calls back when the same query may find more. */
  subscribe(listener: () => void): () => void;
}

interface LocalSourceInput {
  readonly search: LocalSearch;
  readonly groups: GroupTitles;
  readonly baseUrl: string;
}

/** Results of the local engine. */
export function createLocalSource({ search, groups, baseUrl }: LocalSourceInput): SearchSource {
  const above = (group: SearchGroup): readonly string[] =>
    group === 'api' ? [groups.contributor, groups.api] : [groups[group]];
  return {
    subscribe: search.subscribe,
    async search(query, wanted) {
      const { hits, count } = await search.search(query, { limit: wanted });
      const results = hits.map(({ url, group, titles, title, snippet }): PageResult => ({
        key: url,
        href: withBase(baseUrl, url),
        isExternal: false,
        title,
        path: [...above(group), ...titles.slice(0, -1)],
        snippet: snippet.text === '' ? null : snippet,
      }));
      return { results, count };
    },
  };
}

interface HostedSourceInput {
  readonly client: SearchClient;
  readonly indexName: string;
  readonly parameters: Readonly<Record<string, unknown>>;
  readonly address: AddressContext;
}

/** Results of the hosted service. */
export function createHostedSource({
  client,
  indexName,
  parameters,
  address,
}: HostedSourceInput): SearchSource {
  return {
    subscribe: () => () => undefined,
    async search(query, wanted) {
      const { results: answers } = await client.search({
        requests: [
          {
            indexName,
            query,
            ...parameters,
            hitsPerPage: wanted,
            highlightPreTag: '<mark>',
            highlightPostTag: '</mark>',
          },
        ],
      });
      const results = answers.flatMap(({ hits }) =>
        hits.map((hit): PageResult => {
          const target = toHitTarget(hit.url, address);
          return {
            key: hit.objectID,
            href: hrefOf(target, address.baseUrl),
            isExternal: target.kind === 'external',
            ...withTitle(toShownHit(hit), hit.url),
          };
        }),
      );
      return { results, count: answers.reduce((sum, { nbHits }) => sum + nbHits, 0) };
    },
  };
}

/** A hit without any title is named by its address. */
function withTitle(
  shown: ReturnType<typeof toShownHit>,
  url: string,
): ReturnType<typeof toShownHit> {
  return shown.title.text === '' ? { ...shown, title: fromMarkup(url) } : shown;
}
