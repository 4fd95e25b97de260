import type { Element } from 'hast';
import { wordsOf } from './words-of.ts';

/**
 * Creates unique names for regions of a page, such as tables and code blocks. A name contains the
 * heading above the region or, before the first heading, the page's title.
 */
export function createRegionNames(title: string) {
  const counts = new Map<string, number>();
  let heading = title;
  return {
    /** Visits an element; if it is a heading, the next names refer to it. */
    see(element: Element) {
      if (/^h[1-6]$/.test(element.tagName)) heading = wordsOf(element).trim();
    },
    /** Returns the next name. A name that has been used before gets a number. */
    next(nameOf: (heading: string) => string) {
      const name = nameOf(heading);
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      return count === 1 ? name : `${name} ${count}`;
    },
  };
}

/**
 * Returns the attributes that make a box focusable, so that readers can scroll it with the
 * keyboard. Every box that may be too narrow for its content has them from the start;
 * `src/client/behaviors/scrollable-regions.ts` removes them from boxes that are wide enough.
 */
export function scrollableRegion(name: string) {
  return { tabIndex: 0, role: 'region', ariaLabel: name };
}
