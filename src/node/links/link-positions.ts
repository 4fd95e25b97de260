import type { PageLink } from '../mdx/context/compile-result.ts';
import { groupBy } from '#shared/text/group-by.ts';

/** A link as an author wrote it, and its position. */
export type WrittenLink = Pick<PageLink, 'written' | 'position'>;

/**
 * Groups a page's links by address, because an author may have written the same one in several
 * places.
 */
export function linkPositions(
  links: readonly PageLink[],
): ReadonlyMap<string, readonly WrittenLink[]> {
  return groupBy(links, ({ url }) => url);
}
