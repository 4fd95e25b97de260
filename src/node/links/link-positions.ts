import type { SourcePosition } from '#shared/problem.ts';
import type { PageLink } from '../mdx/context/compile-context.ts';

/** Groups a page's links by address: an author may have written the same one in several places. */
export function linkPositions(
  links: readonly PageLink[],
): ReadonlyMap<string, readonly SourcePosition[]> {
  const positions = new Map<string, SourcePosition[]>();
  for (const { url, position } of links)
    positions.set(url, [...(positions.get(url) ?? []), position]);
  return positions;
}
