import { toAddress } from '#shared/paths/base-path.ts';
import type { SearchGroup } from '#shared/search/search-shard.ts';
import type { SearchHit } from '../engine/search-hit.ts';
import { withoutOwnNumber } from '../source/own-number.ts';
import type { SearchResult, SearchSource } from '../source/search-source.ts';
import type { LocalSearch } from './local-search.ts';

/** Titles of the result groups; a group may have none. */
export type GroupTitles = Readonly<Record<SearchGroup, string | undefined>>;

/**
 * Creates a source for results from the local engine. `current` is the group of the current page.
 */
export function createLocalSource(
  { search }: LocalSearch,
  groups: GroupTitles,
  baseUrl: string,
  current?: SearchGroup,
): SearchSource {
  return {
    async search(query, limit) {
      const { hits, ...answer } = await search(query, { limit, current });
      return { ...answer, results: hits.map(toResult) };
    },
  };

  function toResult({
    url,
    group,
    kind,
    titles,
    title: numbered,
    snippet,
  }: SearchHit): SearchResult {
    const title = withoutOwnNumber(numbered);
    const isNamedByKind = kind !== undefined && titles.length === 1;
    return {
      key: url,
      href: toAddress(baseUrl, url),
      kind: kind?.toLowerCase(),
      isExternal: false,
      title: isNamedByKind ? { ...title, text: `${title.text} (${kind.toLowerCase()})` } : title,
      path: [groups[group] ?? [], titles.slice(0, -1)].flat(),
      snippet: snippet.text === '' ? null : snippet,
    };
  }
}
