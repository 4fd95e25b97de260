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
  const { penalties } = pool;
  let best: HatChoice | undefined;
  let least = Infinity;
  for (const character of characters) {
    // Most tokens of a long text stay bare: all hats of their characters are taken.
    if (!pool.hasFree(character)) continue;
    for (let index = 0; index < penalties.length; index += 1) {
      if (!pool.isFree(character, index)) continue;
      const extra = (pool.isWorn(character, index) ? 1e6 : 0) + pool.demand(character);
      const cost = (penalties[index] ?? 0) * 1e7 + extra;
      if (cost < least) [best, least] = [{ character, index }, cost];
    }
  }
  const isKept =
    worn && characters.includes(worn.character) && pool.isFree(worn.character, worn.index);
  if (!best || !isKept) return best;
  const saved = (penalties[worn.index] ?? 0) - (penalties[best.index] ?? 0);
  return saved <= patience ? worn : best;
}
