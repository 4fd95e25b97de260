import { capitalize } from '#shared/text/capitalize.ts';
import type { Uses } from '../model/api-page.ts';
import { renderCollapsible, joinBlocks, renderLink, switchable } from './description.ts';

const shownAtOnce = 12;

/**
 * Renders all uses of a declaration, grouped by role: the first links of each group, and the rest
 * collapsed.
 */
export function renderUses(uses: Uses, name: string): string {
  const groups = uses.map(({ role, links }) => {
    const all = links.map(renderLink);
    // Hiding a single link would save no space.
    const shown = all.length > shownAtOnce + 1 ? shownAtOnce : all.length;
    const more = all.slice(shown);
    return joinBlocks([
      `${capitalize(role)} it: ${sentence(all.slice(0, shown))}`,
      renderCollapsible(`${more.length} more that ${role.slice(0, -1)} ${name}`, sentence(more)),
    ]);
  });
  return switchable('api-uses', joinBlocks(groups));
}

function sentence(links: readonly string[]): string {
  return links.length === 0 ? '' : `${links.join(', ')}.`;
}
