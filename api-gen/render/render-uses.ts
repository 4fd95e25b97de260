import type { UseRole, Uses } from '../model/api-page.ts';
import { renderCollapsible, joinBlocks, renderLink } from './description.ts';
import { switchable } from './filter.ts';

const shownAtOnce = 12;

const titles: Readonly<Record<UseRole, string>> = {
  takes: 'Takes it',
  returns: 'Returns it',
  holds: 'Holds it',
  extends: 'Extends it',
};

const summaries: Readonly<Record<UseRole, string>> = {
  takes: 'more that take',
  returns: 'more that return',
  holds: 'more that hold',
  extends: 'more that extend',
};

/** Renders all uses of a declaration, grouped by kind: a few links, and the rest collapsed. */
export function renderUses(uses: Uses, name: string): string {
  if (uses.length === 0) return '';
  const groups = uses.map(({ role, links }) => {
    const all = links.map(renderLink);
    // Hiding a single link would save no space.
    const shown = all.length > shownAtOnce + 1 ? shownAtOnce : all.length;
    const more = all.slice(shown);
    return joinBlocks([
      `${titles[role]}: ${all.slice(0, shown).join(', ')}.`,
      renderCollapsible(`${more.length} ${summaries[role]} ${name}`, sentence(more)),
    ]);
  });
  return switchable('api-uses', joinBlocks(groups));
}

function sentence(links: readonly string[]): string {
  return links.length === 0 ? '' : `${links.join(', ')}.`;
}
