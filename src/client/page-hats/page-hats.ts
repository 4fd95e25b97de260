import type { HatChoice } from '#engine/hats/hat-pool.ts';
import type { RatedStyle } from '#engine/hats/hat-styles.ts';
import { saidCharacter, UNKNOWN_CHARACTER } from '#engine/hats/said-character.ts';
import type { HatStyle } from '#shared/hats.ts';
import { assignHats } from './assign-hats.ts';
import { findControls, type ShownControl } from './find-controls.ts';
import { hatPosition, type HatPlace } from './hat-position.ts';
import type { SpokenHat } from './read-hats.ts';

/** A control's hat. */
export interface PageHat {
  readonly element: HTMLElement;
  readonly character: string;
  readonly style: HatStyle;
  readonly choice: HatChoice;
  readonly place: HatPlace;
}

interface HatsInput {
  readonly styles: readonly RatedStyle[];
  /** Characters with a spoken name. */
  readonly named: ReadonlySet<string>;
  /** The element that gets no hat. */
  readonly except: Element | null;
  readonly before: readonly PageHat[];
}

/** Assigns a hat to every visible control; controls keep the hats they already have. */
export function hatsOfPage({ styles, named, except, before }: HatsInput): readonly PageHat[] {
  const worn = new Map(before.map(({ element, choice }) => [element, choice]));
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
    const { element } = control;
    const place = hatPosition(control, choice.character);
    return [{ element, character: choice.character, style, choice, place }];
  });
}

/**
 * Returns the characters that can carry a hat: letters before digits, or symbols if there are
 * neither; any character if the control has no words.
 */
function charactersOf({ shown, name }: ShownControl, named: ReadonlySet<string>): string[] {
  const texts = shown.length > 0 ? shown.map(({ text }) => text) : [...name];
  const said = [...new Set(texts.map(saidCharacter))].filter((character) => named.has(character));
  for (const kind of [/^[a-z]$/, /^\d$/, /^/]) {
    const some = said.filter((character) => kind.test(character));
    if (some.length > 0) return some;
  }
  return [UNKNOWN_CHARACTER, ...[...named].filter((character) => /^\d$/.test(character))];
}

/** Returns the control that a spoken hat refers to. */
export function controlOfHat(
  hats: readonly PageHat[],
  { style, character }: SpokenHat,
): HTMLElement | undefined {
  return hats.find(
    (hat) =>
      hat.character === character &&
      hat.style.color === style.color &&
      hat.style.shape === style.shape,
  )?.element;
}
