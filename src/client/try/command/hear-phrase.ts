import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import {
  guessesFor,
  isMeant,
  isOnlyFiller,
  isOneOf,
  letterFor,
  readingsOf,
  wrappersFor,
} from './word-readings.ts';
import { adviceFor, asksToRedo, asksToUndo } from './everyday-words.ts';
import { readWriting, reorder } from './everyday-sentences.ts';
import { plainLetters, type HatNames } from './hat-names.ts';
import { findReading } from './find-reading.ts';

/** Typed or dictated text, as a spoken command. */
export interface HeardPhrase {
  /** The words as they are spoken; a trailing space is kept for the next word. */
  readonly phrase: string;
  /** Whether they form a complete command. */
  readonly isCommand: boolean;
}

/** Maximum number of words in a phrase to correct; longer ones are not spoken in one breath. */
const maxWords = 20;

/**
 * Parses what a keyboard or any speech recognition writes: with capitals, punctuation, hyphens,
 * digits, and symbols instead of their names.
 */
export function hearPhrase(text: string, { sayable }: Language): HeardPhrase {
  const words = readWords(text, sayable);
  const found = findReading(words, sayable);
  const phrase = found ?? words.map(([first = '']) => first).join(' ');
  return { phrase: withEnd(phrase, text), isCommand: found !== undefined };
}

/** A command that is close to the written text, and whether it is very likely the intended one. */
export interface Guess {
  readonly phrase: string;
  /** An uncertain guess is run only after the reader has seen it. */
  readonly isSure: boolean;
}

/**
 * Returns a command that sounds like the text, or is meant by it if tokens are named by their own
 * text; undefined if none is close. Guesses by the first letter of a word, and of delimiters that
 * were not named, are uncertain.
 */
export function soundsLike(
  text: string,
  language: Language,
  names: HatNames = new Map(),
): Guess | undefined {
  if (asksToUndo(text) || asksToRedo(text) || adviceFor(text)) return undefined;
  const { sayable } = language;
  const written = readWords(withoutText(reorder(text), language, names), sayable);
  const needed = written.filter(([word = '']) => names.has(word) || !isOnlyFiller(word, sayable));
  const words = joinWords(needed, { sayable, names });
  if (words.length === 0 || words.length > maxWords) return undefined;
  const sure = findMeant(words, sayable, names);
  if (sure !== undefined) return { phrase: sure, isSure: true };
  const unsure = findUnsure(words, sayable, names);
  return unsure === undefined ? undefined : { phrase: unsure, isSure: false };
}

/** The text to guess from. */
interface HeardText {
  readonly text: string;
  readonly language: Language;
  readonly names: HatNames;
  /**
   * Whether running the text as a command failed: "line 5" is then the fifth line, not that of the
   * token “5”.
   */
  readonly isRefused: boolean;
}

/** Returns the command in a text, or another one that it may mean; undefined if there is none. */
export function commandFor({ text, language, names, isRefused }: HeardText): Guess | undefined {
  const heard = hearPhrase(text, language);
  const own = heard.phrase.trim();
  if (heard.isCommand && !isRefused) return { phrase: own, isSure: true };
  const guess = soundsLike(text, language, names);
  return guess?.phrase === own ? undefined : guess;
}

/**
 * Removes a text to be inserted, which is typed or dictated after the command. Words that name
 * targets are not removed.
 */
function withoutText(text: string, { sayable }: Language, names: HatNames): string {
  const writing = readWriting(text);
  if (!writing) return text;
  const isTarget = readWords(writing.text, sayable).every((own) => isMeant(own, sayable, names));
  return isTarget && !writing.said.startsWith('rename') ? text : writing.said;
}

type Readings = readonly (readonly string[])[];

function spokenFor(wanted: string, { entries }: Lexicon): string {
  return entries.find(({ identifier }) => identifier === wanted)?.spoken ?? '';
}

/**
 * Adds guesses to each word. After a color or shape, a token's text means its letter, because the
 * token's own hat has another name.
 */
function withGuesses(words: Readings, sayable: Lexicon, names: HatNames): Readings {
  return words.map((own, at) => {
    const isStyled = isOneOf(['hat_color', 'hat_shape'], words[at - 1] ?? [], sayable);
    const isName = isStyled && names.has(own[0] ?? '');
    return [...own, ...(isName ? letterFor : guessesFor)(own, sayable, names)];
  });
}

/** Guesses by first letters; "1st" and "take the last" mean tokens. */
function findUnsure(words: Readings, sayable: Lexicon, names: HatNames): string | undefined {
  const readings = withGuesses(words, sayable, names).map((all, at) => [
    ...all,
    ...(at === 0 ? wrappersFor(all, sayable) : letterFor(all, sayable)),
  ]);
  const token = spokenFor('token', sayable);
  const scoped = [...readings, [token, pluralize(token)]];
  const isCut = words.slice(-2).some((own) => isOneOf(['ordinal', 'last_modifier'], own, sayable));
  return [
    readings,
    ...(isCut ? [scoped, [[spokenFor('setSelection', sayable)], ...scoped]] : []),
  ].reduce<string | undefined>((found, some) => found ?? findReading(some, sayable), undefined);
}

function findMeant(words: Readings, sayable: Lexicon, names: HatNames): string | undefined {
  const readings = withGuesses(words, sayable, names);
  const take = spokenFor('setSelection', sayable);
  const list = joinTargets(readings, spokenFor('listConnective', sayable));
  // Two words in a row are two targets only if both are understood; "name after" is not a list.
  const isList = words.every(
    (own) => isMeant(own, sayable, names) && !isOneOf(['position'], own, sayable),
  );
  return [
    readings,
    // Beginners name a target without an action, or two in a row: "take air, bat". A single word is
    // too little for a guess: "save".
    [
      [take],
      ...(words.length > 1
        ? readings
        : words.map((own) => [...own, ...(names.get(own[0] ?? '') ?? [])])),
    ],
    ...['swapConnective', 'sourceDestinationConnective'].map((between) =>
      joinTargets(readings, spokenFor(between, sayable)),
    ),
    ...(isList ? [list, [[take], ...list]] : []),
  ].reduce<string | undefined>((found, some) => found ?? findReading(some, sayable), undefined);
}

/** Returns the readings of each word, as it is and with a connective before it. */
function joinTargets(readings: Readings, between: string): Readings {
  return readings.map(([own = '', guess]) => {
    const both = guess === undefined || guess === '' ? [own] : [own, guess];
    return [...both, ...both.map((one) => `${between} ${one}`)];
  });
}

interface KnownWords {
  readonly sayable: Lexicon;
  readonly names: HatNames;
}

/**
 * Joins words that are a token's text or a form when written as one: "is thirsty" for "isThirsty",
 * "semi colon".
 */
function joinWords(words: Readings, { sayable, names }: KnownWords): Readings {
  const joined: (readonly string[])[] = [];
  for (let at = 0; at < words.length;) {
    const isJoined = (many: number): boolean => {
      const together = writtenTogether(words.slice(at, at + many));
      return (
        at + many <= words.length && (names.has(together) || sayable.byFirstWord.has(together))
      );
    };
    const count = [4, 3, 2].find(isJoined) ?? 1;
    joined.push(count === 1 ? (words[at] ?? []) : [writtenTogether(words.slice(at, at + count))]);
    at += count;
  }
  return joined;
}

function writtenTogether(words: Readings): string {
  return plainLetters(words.map(([first = '']) => first).join(''));
}

function readWords(text: string, lexicon: Lexicon): Readings {
  return text
    .split(/\s+/)
    .map((word) => readingsOf(word, lexicon))
    .filter(({ length }) => length > 0);
}

function withEnd(phrase: string, text: string): string {
  return phrase !== '' && /\s$/.test(text) ? `${phrase} ` : phrase;
}
