import { toHostedHit } from '#client/search/hosted/shown-hit.ts';
import { unpackShard, type PackedShard } from '../../../src/shared/search/packed-shard.ts';
import { createSearchEngine } from '#client/search/engine/search-engine.ts';
import { cleanAnswer } from '../../../src/client/search/hosted/clean-answer.ts';
import type { BenchEngine } from './bench-module.ts';

const groups = { user: 'For users', contributor: 'For contributors', api: 'API reference' };

/** This site: 20 hits with their titles, marked words and snippets, in the form that the dialog takes. */
export async function open(address: string): Promise<BenchEngine> {
  const engine = createSearchEngine();
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  const add = async (file: string): Promise<void> =>
    engine.add(unpackShard((await (await fetch(address + file)).json()) as PackedShard), pause);
  await add('user.json');
  return {
    search(query) {
      const { hits, count } = engine.search(query, { limit: 20 });
      const answer = cleanAnswer({
        query,
        hits: hits.map((hit) => toHostedHit(hit, { groups, address: (path) => `/docs${path}` })),
        nbHits: count,
        nbPages: 1,
        page: 0,
      });
      return answer.hits.map(({ url }) => url);
    },
    loadRest: async () => void (await Promise.all(['contributor.json', 'api.json'].map(add))),
  };
}
