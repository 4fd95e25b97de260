import type { ElementContent } from 'hast';
import { h } from '../mdx/hast.ts';

/** The speech chip of an example. */
export function renderChip(phrase: string): ElementContent[] {
  return [h('span', { className: ['spoken'] }, [`“${phrase}”`])];
}
