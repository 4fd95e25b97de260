import type { RatedStyle } from './hat-styles.ts';

/** A hat: the character that it sits over, and the place of its style in the list of styles. */
export interface HatChoice {
  readonly character: string;
  readonly index: number;
}

/** Which hats are free while hats are given out. Styles are bits of a number, so that thousands of tokens are quickly served. */
export class HatPool {
  readonly #styles: readonly RatedStyle[];
  readonly #taken = new Map<string, number>();
  readonly #worn = new Map<string, number>();
  readonly #demand = new Map<string, number>();

  /** `worn` are hats that tokens wear already and would like to keep. */
  constructor(styles: readonly RatedStyle[], worn: readonly HatChoice[]) {
    this.#styles = styles;
    for (const { character, index } of worn) addBit(this.#worn, character, index);
  }

  /** Counts tokens that could use each character. */
  addDemand(characters: readonly string[], count: number): void {
    for (const character of characters)
      this.#demand.set(character, (this.#demand.get(character) ?? 0) + count);
  }

  /** How many tokens that are not served yet could use a character. */
  demand(character: string): number {
    return this.#demand.get(character) ?? 0;
  }

  /** Whether nobody has taken a hat. */
  isFree({ character, index }: HatChoice): boolean {
    return !hasBit(this.#taken, character, index);
  }

  /** Whether a token wears a hat and would have to change it. */
  isWorn({ character, index }: HatChoice): boolean {
    return hasBit(this.#worn, character, index);
  }

  /** Whether any style is left over a character. */
  hasFree(character: string): boolean {
    return (this.#taken.get(character) ?? 0) !== (1 << this.#styles.length) - 1;
  }

  /** How much longer a style is to say than the plain one, by its place in the list of styles. */
  penalties(): readonly number[] {
    return this.#styles.map(({ penalty }) => penalty);
  }

  /** Gives a hat away. */
  take({ character, index }: HatChoice): void {
    addBit(this.#taken, character, index);
  }
}

function addBit(bits: Map<string, number>, key: string, bit: number): void {
  bits.set(key, (bits.get(key) ?? 0) | (1 << bit));
}

function hasBit(bits: ReadonlyMap<string, number>, key: string, bit: number): boolean {
  return ((bits.get(key) ?? 0) & (1 << bit)) !== 0;
}
