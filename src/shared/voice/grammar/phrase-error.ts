import { englishTranslator, type Translator } from '../../i18n/translator.ts';
import { describeExpected } from './expected.ts';
import type { Lexicon, LexiconEntry } from './lexicon.ts';
import type { GroupId } from '../group-id.ts';
import { wordDistance } from '../similarity.ts';
import type { Word } from '../words.ts';

/** Where and why parsing failed: the furthest word that any parse reached. */
export interface PhraseFailure {
  readonly text: string;
  readonly lexicon: Lexicon;
  readonly words: readonly Word[];
  /** Index of the first word that could not be parsed; the number of words if some are missing. */
  readonly at: number;
  /** Groups that would have been allowed there. */
  readonly groups: readonly GroupId[];
}

/** Maximum `wordDistance` for suggesting a form that is allowed where parsing failed. */
const maxDistance = 0.45;
/** Maximum distance for any other form. */
const maxDistanceElsewhere = 0.34;
/**
 * Maximum distance if the word is in the vocabulary and was thus probably intended: only its plural
 * or a one-letter slip is suggested.
 */
const maxDistanceIfKnown = 0.22;
/** Maximum number of characters to compare, because comparison time is quadratic in length. */
const longest = 40;

/**
 * Returns the form that was probably intended: one that is allowed where parsing failed or else, if
 * the word is unknown, any form.
 */
function nearestForm(failure: PhraseFailure) {
  const { lexicon, words, at, groups } = failure;
  if (at >= words.length) return undefined;
  const known = lexicon.byFirstWord.has(words[at]?.text ?? '');
  const fitting = lexicon.entries.filter((entry) => groups.includes(entry.group));
  return (
    closest(failure, fitting, known ? maxDistanceIfKnown : maxDistance) ??
    (known ? undefined : closest(failure, lexicon.entries, maxDistanceElsewhere))
  );
}

function closest({ words, at }: PhraseFailure, entries: readonly LexiconEntry[], limit: number) {
  let best: { spoken: string; distance: number } | undefined;
  for (const { spoken, words: parts } of entries) {
    const said = words
      .slice(at, at + parts.length)
      .map((word) => word.text)
      .join(' ')
      .slice(0, longest);
    // The distance is at least two thirds of the relative difference in length, which cheaply rules
    // out most forms.
    if (
      (Math.abs(said.length - spoken.length) / Math.max(said.length, spoken.length)) * (2 / 3) >
      limit
    )
      continue;
    const distance = wordDistance(said, spoken);
    if (distance > 0 && distance <= limit && (!best || distance < best.distance))
      best = { spoken, distance };
  }
  return best?.spoken;
}

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
  /** Descriptions of what was expected there. */
  readonly expected: readonly string[];
  /** The form that was probably intended. */
  readonly suggestion?: string;
}

/** Creates the error for a phrase that no parse covers completely. */
export function createPhraseError(
  failure: PhraseFailure,
  translator = englishTranslator,
): PhraseError {
  const { text, words, lexicon, at, groups } = failure;
  const { translate, choice } = translator;
  const word = words[at];
  const expected = describeExpected(groups, lexicon, translator);
  const isOff = word !== undefined && lexicon.off.get(word.text) === 'hats';
  const suggestion = isOff ? undefined : nearestForm(failure);
  const end = text.trimEnd().length;
  const reason = translate('phrase.expected', '{problem}, expected {choices}', {
    problem: describeProblem(failure, isOff, translator),
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

function describeProblem(
  { lexicon, words, at }: PhraseFailure,
  isOff: boolean,
  { translate }: Translator,
) {
  const word = words[at]?.text;
  if (words.length === 0) return translate('phrase.empty', 'nothing was said');
  if (word === undefined) return translate('phrase.incomplete', 'the command is incomplete');
  if (isOff)
    return translate('phrase.off', '"{word}" is a hat style that is off by default', { word });
  return lexicon.byFirstWord.has(word)
    ? translate('phrase.unfit', '"{word}" does not fit here', { word })
    : translate('phrase.unknown', '"{word}" is not a word of the vocabulary', { word });
}
