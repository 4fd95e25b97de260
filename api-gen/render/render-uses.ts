import type { NamedLink } from '../model/api-page.ts';
import { joinBlocks, renderLink } from './description.ts';
import { escapeText } from '../markdown/escape.ts';

const shownAtOnce = 12;
const shownAtMost = 60;

/** Where something is used: a few links at once, more of them collapsed, the others counted. */
export function renderUses(uses: readonly NamedLink[], name: string): string {
  if (uses.length === 0) return '';
  const first = uses.slice(0, shownAtOnce);
  const more = uses.slice(shownAtOnce, shownAtMost);
  const rest = uses.length - first.length - more.length;
  const folded = `${more.map(renderLink).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}.`;
  const summary = escapeText(`All ${uses.length} uses of ${name}`);
  return joinBlocks([
    `${first.map(renderLink).join(', ')}${more.length > 0 ? ' …' : '.'}`,
    more.length > 0
      ? joinBlocks([
          `<details class="api-details">\n<summary>${summary}</summary>`,
          folded,
          '</details>',
        ])
      : '',
  ]);
}
