import type { SearchResult, SearchSource } from '../source/search-source.ts';

/** A page that may have been meant. */
export interface NearPage {
  readonly href: string;
  readonly title: string;
}

/** So many pages are shown; they are picked from this many results, since a page may be found several times. */
const [mostPages, mostResults] = [3, 30];

/** The pages that are most like what was asked for, in the order of the search, which is asked once more where it knows a better spelling. */
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

/** A result's page: its title is below the group's name, unless the result is the page itself. */
function toPage({ href, title, path }: SearchResult): [href: string, title: string] {
  return [href.replace(/#.*/, ''), path[1] ?? title.text];
}
