import { saidCharacter } from '#engine/hats/said-character.ts';
import { isTextField } from './press-control.ts';
import { isHitAt, type ShownControl } from './find-controls.ts';

/**
 * A hat's position: above a character on the page, or with its own letter if no such character is
 * visible.
 */
export interface HatPlace {
  readonly left: number;
  readonly top: number;
  /** Font size of the text at that position, in pixels. */
  readonly size: number;
  readonly isOwnLetter: boolean;
}

/** Font size of letters drawn with their hats, in pixels. */
const ownSize = 14;

/**
 * Maximum width of an icon, including the space around it, in pixels; an icon's letter is drawn
 * over its center.
 */
const maxIconWidth = 44;

/** Returns the position of a hat for a control's character, in window coordinates. */
export function hatPosition({ element, shown }: ShownControl, character: string): HatPlace {
  for (const { text, node, offset } of shown) {
    if (saidCharacter(text) !== character) continue;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + text.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    // A character scrolled out of its container also has a position, so visibility is checked.
    if (width > 0 && isHitAt(element, left + width / 2, top + height / 2))
      return { left: left + width / 2, top, size: sizeOf(node), isOwnLetter: false };
  }
  const { left, right, top, width } = element.getBoundingClientRect();
  return {
    // A field's text begins on the left, where the letter would cover its first word; an icon may
    // come after words.
    left: isTextField(element)
      ? right - ownSize
      : Math.max(ownSize / 2, width > maxIconWidth ? left : left + width / 2),
    top: Math.max(0, top) + ownSize / 2,
    size: ownSize,
    isOwnLetter: true,
  };
}

function sizeOf({ parentElement }: Text): number {
  return parentElement ? parseFloat(getComputedStyle(parentElement).fontSize) : ownSize;
}
