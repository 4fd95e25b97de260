import { useCallback, useEffect, useRef, type RefObject } from 'react';
import { toHostedHit } from './hosted/shown-hit.ts';
import { withBase } from '#shared/base-path.ts';
import { useSite } from '#client/page-data/site-context.tsx';
import type { Answer } from './answer-context.ts';
import type { SearchClient } from './hosted/hosted-client.ts';
import { cleanAnswer } from './hosted/clean-answer.ts';
import { siteSearch } from './local/site-search.ts';
import { repeatQuery } from './repeat-query.ts';
import { useCurrentGroup, useGroupTitles } from './use-search-context.ts';

interface ModalClientInput {
  readonly root: RefObject<HTMLElement | null>;
  readonly onAnswer: (answer: Answer) => void;
}

/** DocSearch's shape of a client: ours gives it back with another `search`. Always the same function, as DocSearch wants it. */
export function useModalClient({
  root,
  onAnswer,
}: ModalClientInput): <Client>(client: Client) => Client {
  const { config } = useSite();
  const isHosted = config.search.hosted !== undefined;
  const search = useRef<SearchClient['search']>(null);
  const local = useLocalQuery();
  const last = useRef(0);

  useEffect(() => {
    if (isHosted) return undefined;
    siteSearch.load().catch(() => undefined);
    return siteSearch.subscribe(() => repeatQuery(root.current?.querySelector('input')));
  }, [isHosted, root]);

  return useCallback(
    <Client>(client: Client): Client => {
      search.current = isHosted ? (client as SearchClient).search : local;
      const answer: SearchClient['search'] = async (request) => {
        const turn = (last.current += 1);
        const cleaned = {
          results: (await (search.current ?? local)(request)).results.map(cleanAnswer),
        };
        if (turn === last.current)
          onAnswer({
            query: cleaned.results[0]?.query ?? '',
            count: cleaned.results.reduce((sum, { nbHits }) => sum + nbHits, 0),
          });
        return cleaned;
      };
      return { ...client, search: answer };
    },
    [isHosted, local, onAnswer],
  );
}

/** Asks the local engine and answers in the shape of the hosted service. */
function useLocalQuery(): SearchClient['search'] {
  const { baseUrl } = useSite().config;
  const groups = useGroupTitles();
  const current = useCurrentGroup();
  return useCallback(
    async ({ requests }) => {
      const results = requests.map(async ({ query = '' }) => {
        const { hits, count } = await siteSearch
          .search(query, { limit: 20, current })
          .catch(reportUnreachable);
        return {
          query,
          hits: hits.map((hit) =>
            toHostedHit(hit, { groups, address: (path) => withBase(baseUrl, path) }),
          ),
          nbHits: count,
          nbPages: 1,
          page: 0,
        };
      });
      return { results: await Promise.all(results) };
    },
    [baseUrl, groups, current],
  );
}

/** DocSearch shows "Unable to fetch results" for errors of this name only. */
function reportUnreachable(cause: unknown): never {
  throw Object.assign(new Error('The files of the search could not be fetched.', { cause }), {
    name: 'RetryError',
  });
}
