import { HatPool, type HatChoice, chooseHat } from '#engine/hats/hat-pool.ts';
import type { RatedStyle } from '#engine/hats/hat-styles.ts';

/** An element that needs a hat on one of its characters; `worn` is its current hat. */
export interface HatTarget {
  readonly characters: readonly string[];
  readonly worn: HatChoice | undefined;
}

/**
 * Assigns each element a unique hat, as the extension does in code: earlier elements get the styles
 * with fewer words, each on a character that few others share. Elements keep their current hats.
 * Returns undefined for an element if no hat is left.
 */
export function assignHats(
  targets: readonly HatTarget[],
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
