import { describeExpected } from '#shared/voice/grammar/expected.ts';
import type { GroupId } from '#shared/voice/group-id.ts';
import type { Lexicon, LexiconEntry } from '#shared/voice/grammar/lexicon.ts';
import { tryPhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { splitWords } from '#shared/voice/words.ts';
import type { RunOptions } from './run.ts';

/** A spoken form that can be said next. */
export interface Suggestion {
  /** The words to say, for example "start of". */
  readonly spoken: string;
  readonly group: GroupId;
  /** The extension's own name for the form's meaning; for a letter, the character. */
  readonly identifier: string;
  /** What the form is, for example "an action". */
  readonly label: string;
  /** The phrase so far, completed with this form. */
  readonly phrase: string;
}

/** The number of words in the longest form. */
const maxWords = 3;
/** A word that no form begins with, so that the grammar's error lists what can be said instead. */
const nothing = '\u0000';

/**
 * Returns what can be said after a phrase, or what completes its last word. Empty if the phrase
 * already has an error.
 */
export function suggest(phrase: string, { language }: Pick<RunOptions, 'language'>): Suggestion[] {
  const lexicon = language.sayable;
  const words = splitWords(phrase);
  const isWordDone = words.length === 0 || /\s$/.test(phrase);
  const starts = Array.from({ length: maxWords + 1 }, (_, count) => words.length - count);
  const found = starts
    .filter((at) => at >= 0 && (isWordDone || at < words.length))
    .flatMap((at) => formsAt(phrase, at, lexicon));
  return withoutRepeats(found);
}

/**
 * Returns the forms that can follow the first `at` words of a phrase and begin with its remaining
 * words.
 */
function formsAt(phrase: string, at: number, lexicon: Lexicon): Suggestion[] {
  const words = splitWords(phrase);
  const before = phrase.slice(0, words[at - 1]?.end ?? 0);
  const typed = words.slice(at).map(({ text }) => text);
  const labels = new Map(
    groupsAfter(before, at, lexicon).map((group) => [group, describeExpected([group], lexicon)[0]]),
  );
  return lexicon.entries
    .filter((entry) => labels.has(entry.group) && beginsWith(entry, typed))
    .map(({ spoken, group, identifier }) => ({
      spoken,
      group,
      identifier,
      label: labels.get(group) ?? '',
      phrase: before ? `${before} ${spoken}` : spoken,
    }));
}

function groupsAfter(before: string, at: number, lexicon: Lexicon) {
  const result = tryPhrase(`${before} ${nothing}`, lexicon);
  return result.ok || result.failure.at !== at ? [] : result.failure.groups;
}

/** Whether the typed words are a proper prefix of the form. */
function beginsWith({ words }: LexiconEntry, typed: readonly string[]) {
  const [form, start] = [words.join(' '), typed.join(' ')];
  return form.startsWith(start) && form !== start;
}

function withoutRepeats(suggestions: readonly Suggestion[]) {
  return [
    ...new Map(suggestions.map((found) => [`${found.group}:${found.phrase}`, found])).values(),
  ];
}
