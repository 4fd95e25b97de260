import MiniSearch from 'minisearch';
import type { BenchEngine } from './bench-module.ts';

/**
 * Opens VitePress's search with the options of its search box. It returns 16 hits with titles and
 * the words to highlight, but no snippets, which are off by default.
 */
export async function open(address: string): Promise<BenchEngine> {
  const { default: json } = (await import(/* @vite-ignore */ `${address}index.js`)) as {
    readonly default: string;
  };
  const engine = MiniSearch.loadJSON(json, {
    fields: ['title', 'titles', 'text'],
    storeFields: ['title', 'titles'],
    searchOptions: { fuzzy: 0.2, prefix: true, boost: { title: 4, text: 2, titles: 1 } },
  });
  return {
    search(query) {
      const hits = engine.search(query).slice(0, 16);
      const terms = new Set(hits.flatMap(({ match }) => Object.keys(match)));
      return hits.map(({ id }) => (terms.size > 0 ? String(id) : ''));
    },
    loadRest: () => Promise.resolve(),
  };
}
