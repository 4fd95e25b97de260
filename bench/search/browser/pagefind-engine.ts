import type { BenchEngine } from './bench-module.ts';

interface Pagefind {
  init(): Promise<void>;
  search(
    query: string,
  ): Promise<{ readonly results: readonly { data(): Promise<{ readonly url: string }> }[] }>;
}

/**
 * Opens Pagefind. A search returns five hits with excerpts, as many as Starlight's dialog shows at
 * first.
 */
export async function open(address: string): Promise<BenchEngine> {
  const engine = (await import(/* @vite-ignore */ `${address}pagefind/pagefind.js`)) as Pagefind;
  await engine.init();
  return {
    async search(query) {
      const { results } = await engine.search(query);
      return (await Promise.all(results.slice(0, 5).map((result) => result.data()))).map(
        ({ url }) => url,
      );
    },
    loadRest: () => Promise.resolve(),
  };
}
