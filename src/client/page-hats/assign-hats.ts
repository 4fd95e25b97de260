import { chooseHat } from '#engine/hats/choose-hat.ts';
import { HatPool, type HatChoice } from '#engine/hats/hat-pool.ts';
import type { RatedStyle } from '#engine/hats/hat-styles.ts';

/** Something that wants a hat on one of its characters; `worn` is the hat that it has already. */
export interface Wearer {
  readonly characters: readonly string[];
  readonly worn: HatChoice | undefined;
}

/**
 * Gives each wearer a hat that no other has, as the extension does on code: short ones to those that come first, and each on a
 * character that few others could use. A hat stays where it is. Undefined where none is left.
 */
export function assignHats(
  wearers: readonly Wearer[],
  styles: readonly RatedStyle[],
): readonly (HatChoice | undefined)[] {
  const pool = new HatPool(styles, []);
  for (const { worn } of wearers) if (worn) pool.take(worn);
  const bare = wearers.filter(({ worn }) => !worn);
  for (const { characters } of bare) pool.addDemand(characters, 1);
  return wearers.map(({ characters, worn }) => {
    if (worn) return worn;
    pool.addDemand(characters, -1);
    const choice = chooseHat(pool, characters, undefined);
    if (choice) pool.take(choice);
    return choice;
  });
}
