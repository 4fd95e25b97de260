import { saidCharacter } from '#engine/hats/said-character.ts';
import type { ShownControl } from './find-controls.ts';

/** Where a hat is drawn: above a character of the page, or, where no such character can be seen, together with it. */
export interface HatPlace {
  readonly left: number;
  readonly top: number;
  /** Size of the page's text there, in pixels. */
  readonly size: number;
  readonly isOwnLetter: boolean;
}

/** Size of letters that come with their hats, in pixels. */
const ownSize = 14;

/** The place of a hat for a character of a control, in the window. */
export function placeHat({ element, shown }: ShownControl, character: string): HatPlace {
  for (const { text, node, offset } of shown) {
    if (saidCharacter(text) !== character) continue;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + text.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    if (width > 0 && isInside(element, left + width / 2, top + height / 2))
      return { left: left + width / 2, top, size: sizeOf(node), isOwnLetter: false };
  }
  const { left, top } = element.getBoundingClientRect();
  return {
    left: Math.max(0, left) + ownSize / 2,
    top: Math.max(0, top) + ownSize / 2,
    size: ownSize,
    isOwnLetter: true,
  };
}

/** Whether the character can be seen there: what is scrolled away inside a box has a place as well. */
function isInside(element: Element, x: number, y: number): boolean {
  const hit = document.elementFromPoint(x, y);
  const label = 'labels' in element ? (element as HTMLInputElement).labels?.[0] : undefined;
  return hit !== null && (element.contains(hit) || label?.contains(hit) === true);
}

function sizeOf({ parentElement }: Text): number {
  return parentElement ? parseFloat(getComputedStyle(parentElement).fontSize) : ownSize;
}
