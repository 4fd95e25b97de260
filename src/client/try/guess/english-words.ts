import { lookUp } from '#shared/text/look-up.ts';
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
  return (isEnglish(lexicon) && lookUp(everyday.meanings, word)?.split(' ')) || [];
}

/** Whether an everyday word means something, or can be left out. */
export function isEveryday(word: string, lexicon: Lexicon): boolean {
  return isFiller(word, lexicon) || meaningsOf(word, lexicon).length > 0;
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
  return isEnglish(lexicon) && everyday.fillers.has(word);
}

/** Returns the letter that a word spells: "c" for "charlie" and "sea". */
export function spelledBy(word: string, lexicon: Lexicon): string | undefined {
  return isEnglish(lexicon) ? everyday.spelling.get(word) : undefined;
}

/** Whether an everyday word may mean something other than its command: "to", "uncomment". */
export function isLoose(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.looseWords.has(word);
}

/** Whether a word of commands may mean something else in English: "content", "empty". */
export function isFalseFriend(word: string, lexicon: Lexicon): boolean {
  return isEnglish(lexicon) && everyday.falseFriends.has(word);
}
