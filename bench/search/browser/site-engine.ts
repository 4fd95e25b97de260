import type { SearchShard } from '../../../src/shared/search/search-shard.ts';
import { search } from '#client/search/engine/search.ts';
import { addShard, SearchIndex } from '#client/search/engine/search-index.ts';
import type { BenchEngine } from './bench-module.ts';

/** Opens this site's search. It returns 20 hits with titles, highlighted words and snippets. */
export async function open(address: string): Promise<BenchEngine> {
  const index = new SearchIndex();
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const add = async (file: string): Promise<void> =>
    addShard(index, (await (await fetch(address + file)).json()) as SearchShard, pause);
  await add('user.json');
  return {
    search: (query) => search(index, query, { limit: 20 }).hits.map(({ url }) => `/docs${url}`),
    loadRest: async () => void (await Promise.all(['contributor.json', 'api.json'].map(add))),
  };
}
