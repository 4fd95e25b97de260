import { describeExpected, listChoices } from './expected.ts';
import type { Lexicon } from './lexicon.ts';
import { nearestForm, type FailedWord } from './nearest-form.ts';

/** Why a phrase is invalid, and where. */
export interface PhraseError {
  readonly message: string;
  /** The message without the suggestion. */
  readonly reason: string;
  /**
   * Character offsets of the unexpected word, end exclusive; both are the end of the text if words
   * are missing.
   */
  readonly start: number;
  readonly end: number;
  /** Description of what was expected there. */
  readonly expected: readonly string[];
  /** The form that was probably intended. */
  readonly suggestion?: string;
}

/** Where and why parsing failed. */
export interface PhraseFailure extends FailedWord {
  readonly text: string;
}

/** Creates the error for a phrase that no parse covers completely. */
export function createPhraseError({
  text,
  words,
  lexicon,
  at,
  groups,
}: PhraseFailure): PhraseError {
  const word = words[at];
  const expected = describeExpected(groups, lexicon);
  const isOff = word !== undefined && lexicon.off.get(word.text) === 'hats';
  const suggestion = isOff ? undefined : nearestForm({ lexicon, words, at, groups });
  const end = text.trimEnd().length;
  const problem = isOff
    ? `"${word.text}" is a hat style that is off by default`
    : describeProblem(lexicon, words.length === 0, word?.text);
  const reason = `${problem}, expected ${listChoices(expected)}`;
  return {
    message: suggestion ? `${reason}; did you mean "${suggestion}"?` : reason,
    reason,
    start: word?.start ?? end,
    end: word?.end ?? end,
    expected,
    ...(suggestion ? { suggestion } : {}),
  };
}

function describeProblem(lexicon: Lexicon, empty: boolean, word: string | undefined): string {
  if (empty) return 'nothing was said';
  if (word === undefined) return 'the command is incomplete';
  return lexicon.byFirstWord.has(word)
    ? `"${word}" does not fit here`
    : `"${word}" is not a word of the vocabulary`;
}
