import type { SourcePosition } from '#shared/page.ts';
import type { PageLink } from '../mdx/compile-context.ts';

/** Groups the links of a page by address: an author may have written the same one at several places. */
export function linkPositions(
  links: readonly PageLink[],
): ReadonlyMap<string, readonly SourcePosition[]> {
  const positions = new Map<string, SourcePosition[]>();
  for (const { url, position } of links)
    positions.set(url, [...(positions.get(url) ?? []), position]);
  return positions;
}
