import type { PageLink } from '../mdx/context/compile-result.ts';

/** A link as an author wrote it, and its position. */
export type WrittenLink = Pick<PageLink, 'written' | 'position'>;

/**
 * Groups a page's links by address, because an author may have written the same one in several
 * places.
 */
export function linkPositions(
  links: readonly PageLink[],
): ReadonlyMap<string, readonly WrittenLink[]> {
  const positions = new Map<string, WrittenLink[]>();
  for (const { url, written, position } of links)
    positions.set(url, [...(positions.get(url) ?? []), { written, position }]);
  return positions;
}
