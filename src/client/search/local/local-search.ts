import { unpackShard, type PackedShard } from '#shared/search/packed-shard.ts';
import { loadOnce } from '#client/loading/load-once.ts';
import type { DeclarationIndex } from '#shared/search/declaration-index.ts';
import type { RankedHits } from '../engine/search-hit.ts';
import { intentOf, search, type SearchInput } from '../engine/search.ts';
import { addShard, createSearchIndex } from '../engine/search-index.ts';
import type { SearchFiles, SearchGroup } from '#shared/search/search-shard.ts';
import type { TypeSearch } from '../types/type-search.ts';
import { createMyWords, type MyWords } from './my-words.ts';

/** The search in the browser: fetches its files on demand, the user pages first. */
export interface LocalSearch {
  /** Fetches the user pages. */
  load(): Promise<void>;
  /** Fetches all files that queries need. */
  loadAll(): Promise<void>;
  /**
   * Runs queries with an arrow as searches by type, and all others on all files, so that a query
   * always has the same results in the same order. If some files cannot be fetched, it uses the
   * others, unless the query is a name in the code.
   */
  search(query: string, input?: SearchInput): Promise<RankedHits>;
  readonly words: MyWords;
}

interface LocalSearchOptions {
  readonly files: () => Promise<SearchFiles>;
  readonly fetchJson: (address: string) => Promise<unknown>;
}

/**
 * Creates the search, which fetches nothing until first used. The next query retries failed
 * requests.
 */
export function createLocalSearch({ files, fetchJson }: LocalSearchOptions): LocalSearch {
  const shards = new Map<SearchGroup, Promise<void>>();
  const index = createSearchIndex();
  const words = createMyWords(index);
  const loadTypeSearch = loadOnce(async (): Promise<TypeSearch> => {
    const [{ createTypeSearch }, { declarations }] = await Promise.all([
      import('../types/type-search.ts'),
      files(),
    ]);
    const list = declarations === undefined ? [] : await fetchJson(declarations);
    return createTypeSearch(list as DeclarationIndex);
  });

  function loadShard(group: SearchGroup): Promise<void> {
    const pending = shards.get(group) ?? fetchShard(group);
    shards.set(group, pending);
    return pending;
  }
  async function fetchShard(group: SearchGroup): Promise<void> {
    try {
      const addresses = await files();
      const shard = unpackShard((await fetchJson(addresses[group])) as PackedShard);
      await addShard(index, shard, nextTask);
    } catch (error) {
      shards.delete(group);
      throw error;
    }
  }
  async function loadAll(): Promise<void> {
    await loadShard('user');
    await Promise.all([loadShard('contributor'), loadShard('api')]);
  }

  return {
    load: () => loadShard('user'),
    loadAll,
    async search(query, input) {
      if (/->|=>|→/.test(query)) return (await loadTypeSearch())(query, input?.limit);
      await loadShard('user');
      const failure = await loadAll().then(
        () => undefined,
        (error: unknown) => ({ error }),
      );
      const inMyWords = await words.load();
      const answer = search(index, query, { ...input, inMyWords });
      if (failure && (answer.count === 0 || intentOf(index, query) === 'identifier'))
        throw failure.error;
      return answer;
    },
    words,
  };
}

/**
 * Lets the browser paint and handle input between two slices of work. Uses a message, because
 * consecutive timers are delayed by 4 ms.
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
