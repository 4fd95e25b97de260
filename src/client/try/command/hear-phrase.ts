import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import type { Language } from '#shared/voice/language/language.ts';
import { parsePhrase } from '#shared/voice/grammar/parse-phrase.ts';
import { pluralize } from '#shared/voice/pluralize.ts';
import {
  guessesFor,
  isMeant,
  isNamed,
  isOnlyFiller,
  isOneOf,
  letterFor,
  doubtfulGuesses,
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
  const hasEnd = phrase !== '' && /\s$/.test(text);
  return { phrase: hasEnd ? `${phrase} ` : phrase, isCommand: found !== undefined };
}

/** A command that is close to the written text, and whether it is very likely the intended one. */
export interface Guess {
  readonly phrase: string;
  /** An uncertain guess is run only after the reader has seen it. */
  readonly isSure: boolean;
}

/**
 * Returns a command that sounds like the text, or is meant by it if tokens are named by their own
 * text; undefined if none is close. Guesses by a word's first letter, and of unnamed delimiters,
 * are uncertain. A command that has `failed`, such as "class", may name a token.
 */
export function soundsLike(
  text: string,
  language: Language,
  names: HatNames = new Map(),
  failed?: string,
): Guess | undefined {
  if (asksToUndo(text) || asksToRedo(text) || adviceFor(text)) return undefined;
  const { sayable } = language;
  const written = readWords(withoutText(reorder(text), language, names), sayable);
  const needed = written.filter(([word = '']) => names.has(word) || !isOnlyFiller(word, sayable));
  const words = joinWords(needed, { sayable, names });
  if (words.length === 0 || words.length > maxWords) return undefined;
  const sure = findMeant(words, { sayable, names, failed });
  if (sure !== undefined) return { phrase: sure, isSure: true };
  // A trailing space asks for the next word.
  const unsure = /\s$/.test(text) ? undefined : findUnsure(words, sayable, names);
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
  readonly hasFailed: boolean;
}

/** Returns the command in a text, or another one that it may mean; undefined if there is none. */
export function commandFor({ text, language, names, hasFailed }: HeardText): Guess | undefined {
  const heard = hearPhrase(text, language);
  const own = heard.phrase.trim();
  if (heard.isCommand && !hasFailed) return { phrase: own, isSure: true };
  const guess = soundsLike(text, language, names, own);
  return guess?.phrase === own ? undefined : guess;
}

/**
 * Removes a text to be inserted, which is typed or dictated after the command. Words that name
 * targets are not removed.
 */
function withoutText(text: string, { sayable }: Language, names: HatNames): string {
  const writing = readWriting(text);
  if (!writing) return text;
  const isTarget = readWords(writing.text, sayable).every((own) => isNamed(own, sayable, names));
  return isTarget && !writing.said.startsWith('rename') ? text : writing.said;
}

type Readings = readonly (readonly string[])[];

function spokenFor(wanted: string, { entries }: Lexicon): string {
  return entries.find(({ identifier }) => identifier === wanted)?.spoken ?? '';
}

const connectives = ['source_destination_connective', 'reformat_connective'] as const;

/**
 * Adds guesses to each word. After a color or shape, a token's text means its letter, because the
 * token's own hat has another name.
 */
function withGuesses(words: Readings, sayable: Lexicon, names: HatNames): Readings {
  return words.map((own, at) => {
    const isStyled = isOneOf(['hat_color', 'hat_shape'], words[at - 1] ?? [], sayable);
    const isName = isStyled && names.has(own[0] ?? '');
    const guesses = (isName ? letterFor : guessesFor)(own, sayable, names);
    // "Bring air to" is not finished.
    const isOpen = at === words.length - 1 && isOneOf(connectives, own, sayable);
    return [...own, ...guesses.filter((guess) => guess !== '' || !isOpen)];
  });
}

/**
 * Guesses by first letters and similar forms; "1st" and "take the last" mean tokens, and an action
 * alone means the cursor.
 */
function findUnsure(words: Readings, sayable: Lexicon, names: HatNames): string | undefined {
  const readings = withGuesses(words, sayable, names).map((all, at) => [
    ...all,
    ...(at === 0 ? wrappersFor(all, sayable) : []),
    ...doubtfulGuesses(all, sayable),
  ]);
  const say = (identifier: string): string => spokenFor(identifier, sayable);
  const scoped = [...readings, [say('token'), pluralize(say('token'))]];
  const isCut = words.slice(-2).some((own) => isOneOf(['ordinal', 'last_modifier'], own, sayable));
  const list = joinTargets(readings, say('listConnective'));
  return firstReading(
    [
      readings,
      ...(isCut ? [scoped, [[say('setSelection')], ...scoped]] : []),
      ...(isListOf(words, sayable, names) ? [list] : []),
      [...readings, [say('currentSelection')]],
    ],
    sayable,
  );
}

function findMeant(
  words: Readings,
  { sayable, names, failed }: KnownWords & { readonly failed: string | undefined },
): string | undefined {
  const readings = withGuesses(words, sayable, names);
  const take = spokenFor('setSelection', sayable);
  const list = joinTargets(readings, spokenFor('listConnective', sayable));
  // "Minus one" is more likely a number than two targets.
  const isList =
    isListOf(words, sayable, names) &&
    !words.some((own) => isOneOf(['digit', 'symbol'], own, sayable));
  // Beginners name a target without an action, or two in a row: "take air, bat". A single word is
  // too little for a guess: "save".
  const target =
    words.length > 1 ? readings : words.map((own) => [...own, ...(names.get(own[0] ?? '') ?? [])]);
  const joined = ['swapConnective', 'sourceDestinationConnective'].map((between) =>
    joinTargets(readings, spokenFor(between, sayable)),
  );
  const plain = findReading(readings, sayable);
  if (plain !== undefined && plain === failed) {
    const named = words.map((own) => [...own.slice(0, 1), ...(names.get(own[0] ?? '') ?? [])]);
    return findReading(named, sayable, failed);
  }
  return (
    plain ??
    oneCommand([[take], ...target], sayable) ??
    firstReading([...joined, ...(isList ? [list] : [])], sayable) ??
    (isList ? oneCommand([[take], ...list], sayable) : undefined)
  );
}

/** Returns the reading of words that name targets only, without another action among them. */
function oneCommand(words: Readings, sayable: Lexicon): string | undefined {
  const found = findReading(words, sayable);
  const read = found === undefined ? undefined : parsePhrase(found, sayable);
  return read?.ok && read.commands.length === 1 ? found : undefined;
}

function firstReading(all: readonly Readings[], sayable: Lexicon): string | undefined {
  return all.reduce<string | undefined>(
    (found, some) => found ?? findReading(some, sayable),
    undefined,
  );
}

/**
 * Whether all words are understood, so that two in a row are two targets; "name after" is not a
 * list.
 */
function isListOf(words: Readings, sayable: Lexicon, names: HatNames): boolean {
  return words.every((own) => isMeant(own, sayable, names) && !isOneOf(['position'], own, sayable));
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
      const joinedWord = joinLetters(words.slice(at, at + many));
      return (
        at + many <= words.length && (names.has(joinedWord) || sayable.byFirstWord.has(joinedWord))
      );
    };
    const count = [4, 3, 2].find(isJoined) ?? 1;
    joined.push(count === 1 ? (words[at] ?? []) : [joinLetters(words.slice(at, at + count))]);
    at += count;
  }
  return joined;
}

function joinLetters(words: Readings): string {
  return plainLetters(words.map(([first = '']) => first).join(''));
}

function readWords(text: string, lexicon: Lexicon): Readings {
  return text
    .replace(/(?<=[\p{L}\p{N}])[-‐‑–_/.,;](?=[\p{L}\p{N}])/gu, ' ')
    .split(/\s+/)
    .map((word) => readingsOf(word, lexicon))
    .filter(({ length }) => length > 0);
}
