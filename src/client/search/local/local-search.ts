import { loadOnce } from '#client/loading/load-once.ts';
import type { DeclarationIndex } from '#shared/search/declaration-index.ts';
import type { RankedHits } from '../engine/search-hit.ts';
import { search, type SearchInput } from '../engine/search.ts';
import { addShard, SearchIndex } from '../engine/search-index.ts';
import type { SearchFiles, SearchGroup, SearchShard } from '#shared/search/search-shard.ts';
import { createMyWords } from './my-words.ts';

/** The local search, which runs in the browser. */
export type LocalSearch = ReturnType<typeof createLocalSearch>;

/**
 * Creates a search that fetches its files when they are first needed, starting with the user pages.
 * The next query retries failed requests.
 */
export function createLocalSearch(
  files: () => Promise<SearchFiles>,
  fetchJson: (address: string) => Promise<unknown>,
) {
  const index = new SearchIndex();
  const words = createMyWords(index);
  const loadTypeSearch = loadOnce(async () => {
    const [{ createTypeSearch }, { declarations }] = await Promise.all([
      import('../types/type-search.ts'),
      files(),
    ]);
    const list = declarations === undefined ? [] : await fetchJson(declarations);
    return createTypeSearch(list as DeclarationIndex);
  });

  const shardLoader = (group: SearchGroup) =>
    loadOnce(async () => {
      const shard = await fetchJson((await files())[group]);
      await addShard(index, shard as SearchShard, nextTask);
    });
  const load = shardLoader('user');
  const others = [shardLoader('contributor'), shardLoader('api')];
  async function loadAll() {
    await load();
    await Promise.all(others.map((loadOther) => loadOther()));
  }

  return {
    /** Fetches and indexes the shard with the user pages. */
    load,
    /** Fetches and indexes the shards of all groups. */
    loadAll,
    /**
     * Runs a query with an arrow as a type search, and any other query on all shards, so that it
     * always has the same results in the same order. If only the contributor pages or the reference
     * cannot be fetched, searches the rest; rejects if that finds nothing or the query is a name in
     * the code.
     */
    async search(query: string, input?: SearchInput): Promise<RankedHits> {
      if (/->|=>|→/.test(query)) return (await loadTypeSearch())(query, input?.limit);
      await load();
      const failure = await loadAll().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const inMyWords = await words.load();
      const answer = search(index, query, { ...input, inMyWords });
      // Without the reference, a name in the code cannot be found.
      if (failure && (answer.count === 0 || answer.intent === 'identifier')) throw failure.error;
      return answer;
    },
    words,
  };
}

/**
 * Resolves in a new task, so that the browser can paint and handle input between two slices of
 * work. Uses a message, because consecutive timers are delayed by 4 ms.
 */
function nextTask(): Promise<void> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
}
