import { unpackShard, type PackedShard } from '#shared/search/packed-shard.ts';
import type { RankedHits } from '../engine/search-hit.ts';
import {
  createSearchEngine,
  type SearchEngine,
  type SearchInput,
} from '../engine/search-engine.ts';
import type { SearchFiles } from '#shared/search/search-files.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { MyVocabulary } from '#client/my-vocabulary/my-vocabulary.ts';

/** The search in the browser: fetches its files when they are needed, the user pages first. */
export interface LocalSearch {
  /** Fetches the user pages. */
  load(): Promise<void>;
  /** Answers from the files that are there, and then fetches the rest; waits for them where there would be no answer without. */
  search(query: string, input?: SearchInput): Promise<RankedHits>;
  /** Calls back when more can be searched; returns the end of it. */
  subscribe(listener: () => void): () => void;
  /** From now on finds what the reader says instead of the default spoken forms. */
  setMyVocabulary(myVocabulary: MyVocabulary): void;
}

interface LocalSearchOptions {
  readonly files: () => Promise<SearchFiles>;
  readonly fetchJson: (address: string) => Promise<unknown>;
}

/** Makes the search; nothing is fetched before it is used. What could not be fetched is fetched again by the next query. */
export function createLocalSearch({ files, fetchJson }: LocalSearchOptions): LocalSearch {
  const listeners = new Set<() => void>();
  const shards = new Map<SearchGroup, Promise<void>>();
  let engine: SearchEngine | undefined;
  let myVocabulary: MyVocabulary = [];

  function createEngine(): SearchEngine {
    const created = createSearchEngine();
    created.setMyVocabulary(myVocabulary);
    return created;
  }

  function loadShard(group: SearchGroup): Promise<void> {
    const pending = shards.get(group) ?? fetchShard(group);
    shards.set(group, pending);
    return pending;
  }
  async function fetchShard(group: SearchGroup): Promise<void> {
    try {
      const addresses = await files();
      const shard = unpackShard((await fetchJson(addresses[group])) as PackedShard);
      engine ??= createEngine();
      await engine.add(shard, nextTask);
      for (const listener of listeners) listener();
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
    async search(query, input) {
      await loadShard('user');
      const ready = engine as SearchEngine;
      const first = ready.search(query, input);
      const rest = loadAll();
      if (first.count > 0 && ready.intentOf(query) !== 'identifier') {
        rest.catch(() => undefined);
        return first;
      }
      await rest;
      return ready.search(query, input);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setMyVocabulary(changed) {
      myVocabulary = changed;
      engine?.setMyVocabulary(changed);
    },
  };
}

/** Lets the browser draw and take keys between two slices of work. */
function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
