import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** A word of a text with its place (character offsets, end exclusive). */
export interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer words are cut: nobody says them, and they cost time. */
const longestWord = 64;

/** Cuts a text at everything that is no letter, digit or underscore. */
export function findWords(text: string): readonly TextWord[] {
  return [...text.matchAll(/[\p{L}\p{N}\p{M}_]+/gu)].map((match) => ({ text: match[0].slice(0, longestWord), start: match.index, end: match.index + match[0].length }));
}

/** Cuts an identifier into its words: `HatTokenMap`, `core_HatTokenMap`, `parseJSONFile`, `utf8`. Offsets are within the whole text. */
export function splitIdentifier({ text, start }: TextWord): readonly TextWord[] {
  return [...text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu)].map((match) => ({ text: match[0], start: start + match.index, end: start + match.index + match[0].length }));
}

/** What a word is found by: itself, its stem, and the same for each word of an identifier. */
export function wordTokens(word: TextWord): readonly string[] {
  const whole = fold(word.text).replaceAll('_', '');
  const pieces = word.text.split('_').filter(Boolean);
  const parts = splitIdentifier(word).map((part) => fold(part.text));
  const tokens = [whole, ...(pieces.length > 1 ? pieces.map(fold) : []), ...parts];
  return [...new Set(tokens.flatMap((token) => [token, stem(token)]))].filter(Boolean);
}

/** All tokens of a text, for the index. */
export function tokenize(text: string): string[] {
  return findWords(text).flatMap((word) => [...wordTokens(word)]);
}
