import { englishTranslator, type Translator } from '../../i18n/translator.ts';
import { describeExpected } from './expected.ts';
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
export function createPhraseError(
  { text, words, lexicon, at, groups }: PhraseFailure,
  translator = englishTranslator,
): PhraseError {
  const { translate, choice } = translator;
  const word = words[at];
  const expected = describeExpected(groups, lexicon, translator);
  const isOff = word !== undefined && lexicon.off.get(word.text) === 'hats';
  const suggestion = isOff ? undefined : nearestForm({ lexicon, words, at, groups });
  const end = text.trimEnd().length;
  const reason = translate('phrase.expected', '{problem}, expected {choices}', {
    problem: describeProblem(
      lexicon,
      { isOff, isEmpty: words.length === 0, word: word?.text },
      translator,
    ),
    choices: choice(expected) || translate('phrase.end', 'the end'),
  });
  return {
    message:
      suggestion === undefined
        ? reason
        : translate('phrase.suggestion', '{reason}; did you mean "{suggestion}"?', {
            reason,
            suggestion,
          }),
    reason,
    start: word?.start ?? end,
    end: word?.end ?? end,
    expected,
    ...(suggestion === undefined ? {} : { suggestion }),
  };
}

interface ProblemWord {
  readonly isOff: boolean;
  readonly isEmpty: boolean;
  /** The unexpected word; undefined if words are missing. */
  readonly word: string | undefined;
}

function describeProblem(
  lexicon: Lexicon,
  { isOff, isEmpty, word }: ProblemWord,
  { translate }: Translator,
): string {
  if (isEmpty) return translate('phrase.empty', 'nothing was said');
  if (word === undefined) return translate('phrase.incomplete', 'the command is incomplete');
  if (isOff)
    return translate('phrase.off', '"{word}" is a hat style that is off by default', { word });
  return lexicon.byFirstWord.has(word)
    ? translate('phrase.unfit', '"{word}" does not fit here', { word })
    : translate('phrase.unknown', '"{word}" is not a word of the vocabulary', { word });
}
