import type { Lexicon } from '#shared/voice/grammar/lexicon.ts';
import * as everyday from './everyday-words.ts';

/*
 * Everyday English words in a language. They mean nothing in one that is not spoken in English,
 * judging by its numbers.
 */

function isEnglish({ byFirstWord }: Lexicon): boolean {
  return byFirstWord.has('one');
}

/** Returns the extension's names for the meanings of an everyday word. */
export function meaningsOf(word: string, lexicon: Lexicon): readonly string[] {
  return isEnglish(lexicon) ? everyday.meaningsOf(word) : [];
}

/** Returns the forms with the meanings of an everyday word. */
export function formsMeant(word: string, lexicon: Lexicon): readonly string[] {
  return meaningsOf(word, lexicon).flatMap((meaning) => formsOf(meaning, lexicon));
}

/** Returns the forms of a meaning. */
export function formsOf(wanted: string, { entries }: Lexicon): readonly string[] {
  return entries.filter(({ identifier }) => identifier === wanted).map(({ spoken }) => spoken);
}

/** Whether a word can be removed without changing the command. */
export function isFiller(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.isFiller(word);
}

/** Returns the letter that a word spells. */
export function spelledBy(word: string, lexicon: Lexicon): string | undefined {
  return isEnglish(lexicon) ? everyday.spelledBy(word) : undefined;
}

/** Whether an everyday word may mean something other than its command. */
export function isLoose(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.isLoose(word);
}

/** Whether a word of commands may mean something else in English. */
export function isFalseFriend(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.isFalseFriend(word);
}
