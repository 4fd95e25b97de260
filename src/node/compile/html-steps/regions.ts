import type { Element } from 'hast';
import { wordsOf } from './words-of.ts';

/**
 * Creates names for a page's tables or code blocks: that of the heading above them, or the page's
 * title before the first heading.
 */
export function createRegionNames(title: string) {
  const counts = new Map<string, number>();
  let heading = title;
  return {
    /** Visits an element; if it is a heading, the next names refer to it. */
    see(element: Element) {
      if (/^h[1-6]$/.test(element.tagName)) heading = wordsOf(element).trim();
    },
    /** Returns the next name; under each heading, names are numbered from the second region on. */
    next(nameOf: (heading: string) => string) {
      const name = nameOf(heading);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    },
  };
}

/**
 * Returns the attributes of a box that readers can focus and scroll. Every box that may turn out
 * too narrow for its content has them from the start; `src/client/behaviors/scrollable-regions.ts`
 * removes them from boxes that are wide enough.
 */
export function scrollableRegion(name: string) {
  return { tabIndex: 0, role: 'region', ariaLabel: name };
}
