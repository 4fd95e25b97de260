import type { SearchResult, SearchSource } from '../source/search-source.ts';

/** A page that the reader may have meant. */
export interface NearPage {
  readonly href: string;
  readonly title: string;
}

/** Number of pages to show, and of results to pick them from, since a page may be found several times. */
const [mostPages, mostResults] = [3, 30];

/** Returns the pages most similar to the query, in search order. Searches again if the engine suggests a better spelling. */
export async function findNearestPages(
  source: SearchSource,
  words: string,
): Promise<readonly NearPage[]> {
  const { results, suggestions } = await source.search(words, mostResults);
  const [better] = suggestions;
  const found =
    results.length > 0 || better === undefined
      ? results
      : (await source.search(better, mostResults)).results;
  const pages = new Map(found.filter(({ isExternal }) => !isExternal).map(toPage));
  return [...pages].slice(0, mostPages).map(([href, title]) => ({ href, title }));
}

/** Returns a result's page: its title follows the group's name, unless the result is the page itself. */
function toPage({ href, title, path }: SearchResult): [href: string, title: string] {
  return [href.replace(/#.*/, ''), path[1] ?? title.text];
}
