/** Why a reading may be what the reader meant. */
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
  /** The spoken words; empty if the written ones are left out. */
  readonly said: string;
  readonly cost: number;
  /** Whether something else may be meant, such as another token with the same text. */
  readonly isDoubtful?: boolean;
  readonly kind: ReadingKind;
  /** What was written; for a name, the token's own text. */
  readonly written: string;
}

/**
 * What readings cost, so that the cheapest combination is the likeliest. Costs above `sure` are
 * those of guesses.
 */
export const costs = {
  /** Another spelling of what was written, such as a number in words. */
  respelled: 50,
  article: 5,
  filler: 40,
  /** A token's own text, quoted in full, and in other letter case. */
  name: 20,
  nameInOtherCase: 40,
  /** The name of a token whose text is also a word of commands. */
  nameOfWord: 320,
  /** A scope whose name is also the text of a token. */
  scopeOfName: 60,
  /** Added for a name that is not that of the scope after it. */
  unfit: 60,
  meaning: 100,
  /** Added to a meaning or sound of a word that is itself said in commands. */
  known: 100,
  plural: 110,
  joined: 60,
  sound: 150,
  split: 200,
  /** An everyday word with a wrong letter. */
  slip: 300,
  /** Times the distance from the form, which is at most one. */
  misspelled: 1400,
  otherInitial: 60,
  comma: 10,
  action: 100,
  connective: 210,
  /** The highest cost of a reading that is no guess. */
  sure: 400,
  /** The lowest cost of a guess. */
  guess: 401,
  faintSound: 450,
  list: 450,
  scope: 450,
  wrapper: 450,
  letter: 500,
  /** The highest total of all guesses in a phrase. */
  guesses: 510,
} as const;

/** Whether a reading is more than a guess. */
export function isSure({ cost, isDoubtful = false }: Reading): boolean {
  return cost <= costs.sure && !isDoubtful;
}
