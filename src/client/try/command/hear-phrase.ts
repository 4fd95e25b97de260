import type { Lexicon } from '#shared/voice/lexicon.ts';
import type { Language } from '#shared/voice/language.ts';
import { guessesFor, readingsOf } from './word-readings.ts';
import { reorder } from './everyday-words.ts';
import type { HatNames } from './hat-names.ts';
import { findReading } from './find-reading.ts';

/** Typed or dictated text as a spoken command. */
export interface HeardPhrase {
  /** The words as they are spoken; a trailing space stays, for the next word. */
  readonly phrase: string;
  /** Whether they form a complete command. */
  readonly isCommand: boolean;
}

/** Maximum number of words in a phrase that is corrected; longer ones are not spoken in one breath. */
const maxWords = 20;

/** Reads what a keyboard or any speech recognition writes: with capitals, punctuation, hyphens, digits, and symbols instead of their names. */
export function hearPhrase(text: string, { sayable }: Language): HeardPhrase {
  const words = readWords(text, sayable);
  const found = findReading(words, sayable);
  const phrase = found ?? words.map(([first = '']) => first).join(' ');
  return { phrase: withEnd(phrase, text), isCommand: found !== undefined };
}

/** A command that sounds like the text, or is meant by it where tokens are named by their own text; undefined if none is close. */
export function soundsLike(
  text: string,
  { sayable }: Language,
  names: HatNames = new Map(),
): string | undefined {
  const words = readWords(reorder(text), sayable);
  if (words.length === 0 || words.length > maxWords) return undefined;
  const readings = words.map((own) => [...own, ...guessesFor(own, sayable, names)]);
  const [take, and] = ['setSelection', 'listConnective'].map((wanted) =>
    sayable.entries.find(({ identifier }) => identifier === wanted),
  );
  return (
    findReading(readings, sayable) ??
    // Beginners name a target and leave out what to do with it, or name two in a row: "take air, bat".
    (take && findReading([[take.spoken], ...readings], sayable)) ??
    (and &&
      findReading(
        words.map((own) => [...own, `${and.spoken} ${own[0]}`]),
        sayable,
      ))
  );
}

function readWords(text: string, lexicon: Lexicon): (readonly string[])[] {
  return text
    .split(/\s+/)
    .map((word) => readingsOf(word, lexicon))
    .filter(({ length }) => length > 0);
}

function withEnd(phrase: string, text: string): string {
  return phrase !== '' && /\s$/.test(text) ? `${phrase} ` : phrase;
}
