import { HatPool, type HatChoice, chooseHat } from '#engine/hats/hat-pool.ts';
import { hatKey, type RatedStyle } from '#engine/hats/hat-styles.ts';
import { saidCharacter, UNKNOWN_CHARACTER } from '#engine/hats/said-character.ts';
import { findControls, isHitAt, nameOf, type ShownControl } from './find-controls.ts';
import { isTextField } from './press-control.ts';
import type { SpokenHat } from './read-hats.ts';

/**
 * A hat's position in viewport coordinates: above its character on the page. If that character is
 * not visible, the hat is drawn with its own letter.
 */
interface HatPlace {
  readonly left: number;
  readonly top: number;
  /** Font size of the text at the hat's position, in pixels. */
  readonly size: number;
  readonly isOwnLetter: boolean;
}

/** A hat worn by a control, and where to draw it. */
export interface PageHat extends HatChoice, SpokenHat {
  readonly element: HTMLElement;
  readonly place: HatPlace;
}

interface HatsInput {
  readonly styles: readonly RatedStyle[];
  /** Characters with a spoken name. */
  readonly named: ReadonlySet<string>;
  /** Element that does not get a hat, if any. */
  readonly except: Element | null;
  readonly before: readonly PageHat[];
}

/**
 * Returns a hat for every visible control, as long as hats are left. Controls keep the hats that
 * they have in `before`.
 */
export function hatsOfPage({ styles, named, except, before }: HatsInput): readonly PageHat[] {
  const worn = new Map(before.map((hat) => [hat.element, hat]));
  const controls = findControls(document, except);
  const choices = assignHats(
    controls.map((control) => ({
      characters: charactersOf(control, named),
      worn: worn.get(control.element),
    })),
    styles,
  );
  return controls.flatMap((control, index) => {
    const choice = choices[index];
    const style = choice && styles[choice.index]?.style;
    if (!choice || !style) return [];
    const place = hatPosition(control, choice.character);
    return { ...choice, element: control.element, style, place };
  });
}

/**
 * Assigns each element a unique hat in the way the extension does in an editor: earlier elements
 * get the styles with fewer words, each on a character that few others share. Elements keep their
 * previous hats (`worn`). Returns undefined for an element if no hat is left.
 */
export function assignHats(
  targets: readonly {
    readonly characters: readonly string[];
    readonly worn: HatChoice | undefined;
  }[],
  styles: readonly RatedStyle[],
): readonly (HatChoice | undefined)[] {
  const pool = new HatPool(styles, []);
  for (const { worn } of targets) if (worn) pool.take(worn);
  const bare = targets.filter(({ worn }) => !worn);
  for (const { characters } of bare) pool.addDemand(characters, 1);
  return targets.map(({ characters, worn }) => {
    if (worn) return worn;
    pool.addDemand(characters, -1);
    const choice = chooseHat(pool, characters, undefined);
    if (choice) pool.take(choice);
    return choice;
  });
}

/**
 * Returns the characters that can carry a hat: the letters of a control's text, or else its digits,
 * or else its symbols. For a control without such characters, returns the unknown character and the
 * digits.
 */
function charactersOf({ element, shown }: ShownControl, named: ReadonlySet<string>) {
  const texts = shown.length > 0 ? shown.map(({ text }) => text) : [...nameOf(element)];
  const said = [...new Set(texts.map(saidCharacter))].filter((character) => named.has(character));
  for (const kind of [/^[a-z]$/, /^\d$/, /^/]) {
    const some = said.filter((character) => kind.test(character));
    if (some.length > 0) return some;
  }
  return [UNKNOWN_CHARACTER, ...[...named].filter((character) => /^\d$/.test(character))];
}

/** Font size of letters drawn with their hats, in pixels. */
const ownSize = 14;

/**
 * Maximum width of an icon, including the space around it, in pixels; an icon's letter is drawn
 * over its center.
 */
const maxIconWidth = 44;

/** Returns the position of a hat for a control's character, in viewport coordinates. */
function hatPosition({ element, shown }: ShownControl, character: string): HatPlace {
  for (const { text, node, offset } of shown) {
    if (saidCharacter(text) !== character) continue;
    const range = document.createRange();
    range.setStart(node, offset);
    range.setEnd(node, offset + text.length);
    const { left, top, width, height } = range.getBoundingClientRect();
    // A character scrolled out of its container also has a position, so visibility is checked.
    if (width > 0 && isHitAt(element, left + width / 2, top + height / 2)) {
      const { parentElement } = node;
      const size = parentElement ? parseFloat(getComputedStyle(parentElement).fontSize) : ownSize;
      return { left: left + width / 2, top, size, isOwnLetter: false };
    }
  }
  const { left, right, top, width } = element.getBoundingClientRect();
  return {
    // A field's text begins on the left, where the letter would cover its first word. In other wide
    // controls, the letter is not centered, because an icon may come after the text.
    left: isTextField(element)
      ? right - ownSize
      : Math.max(ownSize / 2, width > maxIconWidth ? left : left + width / 2),
    top: Math.max(0, top) + ownSize / 2,
    size: ownSize,
    isOwnLetter: true,
  };
}

/** Returns the control that a spoken hat refers to; undefined if no control has this hat. */
export function controlOfHat(
  hats: readonly PageHat[],
  { style, character }: SpokenHat,
): HTMLElement | undefined {
  const key = hatKey(style, character);
  return hats.find((hat) => hatKey(hat.style, hat.character) === key)?.element;
}
