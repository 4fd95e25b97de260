import { fold } from './fold.ts';
import { stem } from './stem.ts';

/** A word with its position in the text (character offsets, end exclusive). */
export interface TextWord {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Longer words are truncated: they cost time and match nothing. */
const maxWordLength = 64;

/** Splits a text at everything that is not a letter, digit, mark or underscore. */
export function findWords(text: string): readonly TextWord[] {
  const words: TextWord[] = [];
  let start = -1;
  for (let index = 0; index <= text.length; index += 1) {
    const isInside = index < text.length && isWordCode(text.charCodeAt(index), text, index);
    if (isInside && start < 0) start = index;
    if (isInside || start < 0) continue;
    words.push({
      text: text.slice(start, Math.min(index, start + maxWordLength)),
      start,
      end: index,
    });
    start = -1;
  }
  return words;
}

/**
 * Most characters can be classified by their code, many times faster than with a regular
 * expression.
 */
function isWordCode(code: number, text: string, index: number): boolean {
  if (code < 128)
    return (
      (code >= 97 && code <= 122) ||
      (code >= 65 && code <= 90) ||
      (code >= 48 && code <= 57) ||
      code === 95
    );
  const isSecondHalf = code >= 0xdc00 && code <= 0xdfff && index > 0;
  return /[\p{L}\p{N}\p{M}]$/u.test(
    isSecondHalf
      ? text.slice(index - 1, index + 1)
      : String.fromCodePoint(text.codePointAt(index) ?? 0),
  );
}

/**
 * Whether a word consists of a to z, perhaps capitalized, as most do: it has no parts, and folding
 * only has to lower-case it.
 */
export function isPlain(text: string): boolean {
  const first = text.charCodeAt(0) | 32;
  if (first < 97 || first > 122) return false;
  for (let index = 1; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    if (code < 97 || code > 122) return false;
  }
  return true;
}

/**
 * Splits an identifier into its words: `HatTokenMap`, `core_HatTokenMap`, `parseJSONFile`, `utf8`.
 * Offsets are relative to the whole text.
 */
export function splitIdentifier({ text, start }: TextWord): readonly TextWord[] {
  if (isPlain(text)) return [{ text, start, end: start + text.length }];
  return [...text.matchAll(/\p{Lu}+(?!\p{Ll})|\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{N}+|\p{Lu}/gu)].map(
    (match) => ({
      text: match[0],
      start: start + match.index,
      end: start + match.index + match[0].length,
    }),
  );
}

/** Returns a word's search terms: itself, its stem, and the same for each word of an identifier. */
export function wordTokens(word: TextWord): readonly string[] {
  if (isPlain(word.text)) return plainTokens(word.text.toLowerCase());
  const whole = fold(word.text).replaceAll('_', '');
  const pieces = word.text.split('_').filter(Boolean);
  const parts = splitIdentifier(word).map((part) => fold(part.text));
  const tokens = [whole, ...(pieces.length > 1 ? pieces.map(fold) : []), ...parts];
  return [...new Set(tokens.flatMap((token) => [token, stem(token)]))].filter(Boolean);
}

function plainTokens(word: string): readonly string[] {
  const root = stem(word);
  return root === word ? [word] : [word, root];
}
