import type { SearchResult, SearchSource } from '../source/search-source.ts';
import { addressLikeness, addressWords } from './address-likeness.ts';

/** A page that the reader may have meant. */
interface NearPage {
  readonly href: string;
  readonly title: string;
}

/**
 * Maximum numbers of pages to show, of results to request for each query (several may be on the
 * same page), and of segments to search for.
 */
const [maxPages, maxResults, maxQueries] = [3, 30, 2];

/**
 * Returns the pages whose URLs are most similar to the wanted one, among the results for its last
 * segments and for the popular queries. Equally similar pages stay in search order.
 */
export async function findNearestPages(
  source: SearchSource,
  wanted: readonly string[],
  popular: readonly string[],
): Promise<readonly NearPage[]> {
  const queries = [...wanted.slice(-maxQueries).reverse(), ...popular];
  const found = await Promise.all(queries.map((words) => searchWords(source, words)));
  const results = found.flat().filter(({ isExternal }) => !isExternal);
  const likeness = ({ href }: NearPage) => addressLikeness(wanted, addressWords(href));
  return [...new Map(results.map(toPage).map((page) => [page.href, page])).values()]
    .map((page) => ({ page, near: likeness(page) }))
    .sort((a, b) => b.near - a.near)
    .slice(0, maxPages)
    .map(({ page }) => page);
}

/**
 * Returns a query's results. If there are none, searches again for the engine's first suggestion.
 */
async function searchWords(source: SearchSource, words: string) {
  const { results, suggestions } = await source.search(words, maxResults);
  const [better] = suggestions;
  return results.length > 0 || better === undefined
    ? results
    : (await source.search(better, maxResults)).results;
}

/**
 * Returns the page that a result is on. The page's title follows the group's name in `path`, unless
 * the result is the page itself. The kind distinguishes a declaration from a page of the same name.
 */
function toPage({ href, title, path: [, page], kind }: SearchResult) {
  const address = href.replace(/#.*/, '');
  if (page === undefined) return { href: address, title: title.text };
  return { href: address, title: kind ? `${page} (${kind})` : page };
}
