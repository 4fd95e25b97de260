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

/** One way to read written words as spoken words. */
export interface Reading {
  /** The spoken words; empty if the written words are ignored. */
  readonly said: string;
  readonly cost: number;
  /** Whether something else may be meant, such as another token with the same text. */
  readonly isDoubtful?: boolean;
  readonly kind: ReadingKind;
  /** What was written; for a name, the text of the token or quotation; empty if nothing was. */
  readonly written: string;
}

/**
 * A reading of the written words from index `from` up to, but not including, index `to`. The two
 * are equal if the spoken words are added.
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
  /** Multiplied by the index of a reading among those of the word as written; the first is free. */
  respelled: 50,
  article: 5,
  filler: 40,
  /** A token's own text, written exactly. */
  name: 20,
  /** A token's own text, except for letter case, spaces or punctuation. */
  nameInOtherCase: 40,
  /** The name of a token whose text is also a command word. */
  nameOfWord: 320,
  /**
   * Added to a scope name that is also a token's text, and to a word that begins a longer token
   * name.
   */
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
  /** Multiplied by the `wordDistance` from the spoken form, which is at most 1. */
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

/** Whether a reading is neither a guess nor doubtful. */
export function isSure({ cost, isDoubtful }: Reading): boolean {
  return cost <= costs.sure && !isDoubtful;
}
