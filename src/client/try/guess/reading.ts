/** How a reading was derived from the written words. */
type ReadingKind =
  | 'written'
  | 'name'
  | 'meaning'
  | 'sound'
  | 'misspelling'
  | 'spelling'
  | 'letter'
  | 'filler'
  | 'added';

/** One way to say some written words. */
export interface Reading {
  /** The spoken words; empty if the written words are left out. */
  readonly said: string;
  readonly cost: number;
  /** Whether something else may be meant, such as another token with the same text. */
  readonly isDoubtful?: boolean;
  readonly kind: ReadingKind;
  /** What was written; for a name, the token's own text. */
  readonly written: string;
}

/**
 * A reading of the written words from one index to another. For words that are added, the two
 * indexes are equal.
 */
export interface Span extends Reading {
  readonly from: number;
  readonly to: number;
}

/**
 * Costs of readings; the cheapest combination is the likeliest. Costs above `sure` belong to
 * guesses.
 */
export const costs = {
  /** Another spelling of what was written, such as a number in words. */
  respelled: 50,
  article: 5,
  filler: 40,
  /** A token's own text, quoted exactly, and in a different letter case. */
  name: 20,
  nameInOtherCase: 40,
  /** The name of a token whose text is also a command word. */
  nameOfWord: 320,
  /** A scope whose name is also the text of a token. */
  scopeOfName: 60,
  /** Added for a name that does not fit the scope after it. */
  unfit: 60,
  meaning: 100,
  /** Added to the meaning or sound of a word that is itself a command word. */
  known: 100,
  plural: 110,
  joined: 60,
  sound: 150,
  split: 200,
  /** An everyday word with one wrong letter. */
  slip: 300,
  /** Multiplied by the distance from the form, which is at most 1. */
  misspelled: 1400,
  otherInitial: 60,
  comma: 10,
  action: 100,
  connective: 210,
  /** The highest cost of a reading that is not a guess. */
  sure: 400,
  /** The lowest cost of a guess. */
  guess: 401,
  faintSound: 450,
  list: 450,
  scope: 450,
  wrapper: 450,
  letter: 500,
  /** The highest total cost of all guesses in a phrase. */
  guesses: 510,
} as const;

/** Whether a reading is more than a guess. */
export function isSure({ cost, isDoubtful }: Reading): boolean {
  return cost <= costs.sure && !isDoubtful;
}
