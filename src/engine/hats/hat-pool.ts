import type { RatedStyle } from './hat-styles.ts';

/** A hat: its character, and its style as an index into the list of styles. */
export interface HatChoice {
  readonly character: string;
  readonly index: number;
}

/**
 * Tracks which hats are free during allocation. Each character's styles are stored as bits of one
 * number, to be fast with thousands of tokens.
 */
export class HatPool {
  /** How many more words each style takes to say than the plain one, indexed by style. */
  readonly penalties: readonly number[];
  readonly #taken = new Map<string, number>();
  readonly #worn = new Map<string, number>();
  readonly #demand = new Map<string, number>();

  /** `worn`: hats that tokens already wear and should keep. */
  constructor(styles: readonly RatedStyle[], worn: readonly HatChoice[]) {
    this.penalties = styles.map(({ penalty }) => penalty);
    for (const { character, index } of worn) addBit(this.#worn, character, index);
  }

  /** Adds `count`, which may be negative, to the number of tokens that could use each character. */
  addDemand(characters: readonly string[], count: number): void {
    for (const character of characters)
      this.#demand.set(character, (this.#demand.get(character) ?? 0) + count);
  }

  /** Returns the number of remaining tokens that could use a character. */
  demand(character: string): number {
    return this.#demand.get(character) ?? 0;
  }

  isFree(character: string, index: number): boolean {
    return !hasBit(this.#taken, character, index);
  }

  /** Whether a token wears this hat now and would have to give it up. */
  isWorn(character: string, index: number): boolean {
    return hasBit(this.#worn, character, index);
  }

  /** Whether any style is still free for a character. */
  hasFree(character: string): boolean {
    return (this.#taken.get(character) ?? 0) !== (1 << this.penalties.length) - 1;
  }

  take({ character, index }: HatChoice): void {
    addBit(this.#taken, character, index);
  }
}

function addBit(bits: Map<string, number>, key: string, bit: number) {
  bits.set(key, (bits.get(key) ?? 0) | (1 << bit));
}

function hasBit(bits: ReadonlyMap<string, number>, key: string, bit: number) {
  return ((bits.get(key) ?? 0) & (1 << bit)) !== 0;
}

/** A worn hat is replaced only if a free one is shorter by more than this number of words. */
const patience = 1;

/**
 * Returns the worn hat if it is still free, its character is among the given ones, and it is hardly
 * longer than the shortest free hat (see `patience`). Otherwise, returns the shortest free hat, if
 * any, preferably one that no token wears, on the character that the fewest other tokens can use.
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
    // In a long text, most tokens stay bare because all hats for their characters are taken.
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
