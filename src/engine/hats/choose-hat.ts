import type { HatChoice, HatPool } from './hat-pool.ts';

/** A worn hat stays unless a free one is shorter by more than this. */
const patience = 1;

/**
 * Returns the worn hat if it is short enough; otherwise the shortest free one, on the character
 * that the fewest other tokens can use.
 */
export function chooseHat(
  pool: HatPool,
  characters: readonly string[],
  worn: HatChoice | undefined,
): HatChoice | undefined {
  const penalties = pool.penalties();
  let best: HatChoice | undefined;
  let least = Infinity;
  for (const character of characters.filter((said) => pool.hasFree(said))) {
    penalties.forEach((penalty, index) => {
      const choice = { character, index };
      if (!pool.isFree(choice)) return;
      const cost = penalty * 1e7 + (pool.isWorn(choice) ? 1e6 : 0) + pool.demand(character);
      if (cost < least) [best, least] = [choice, cost];
    });
  }
  if (!best || !worn || !characters.includes(worn.character) || !pool.isFree(worn)) return best;
  const saved = (penalties[worn.index] ?? 0) - (penalties[best.index] ?? 0);
  return saved <= patience ? worn : best;
}
