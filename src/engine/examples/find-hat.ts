import type { Range } from '#shared/text/range.ts';

/** Symbols for unnamed characters in recordings. */
const UNKNOWN_SYMBOLS = ['\uFFFD', '[unk]'];

/** Printable ASCII, in which each character has its own name. */
const isPlain = /^[!-~]+$/;

/** Returns a character without case and accents. */
function normalizeCharacter(character: string): string {
  return character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/**
 * Finds the character in a token that its hat sits on: the first one with the same spoken form.
 * Undefined if there is none.
 */
export function findHat(text: string, token: Range, character: string): Range | undefined {
  const said = text.slice(token.start, token.end);
  // Fast path: most tokens are plain, and a text has hundreds of hats to place on each keystroke.
  if (isPlain.test(said) && isPlain.test(character)) {
    const at = said.toLowerCase().indexOf(character.toLowerCase());
    return at < 0
      ? undefined
      : { start: token.start + at, end: token.start + at + character.length };
  }
  const wanted = normalizeCharacter(character) || character;
  for (const { segment, index } of new Intl.Segmenter('en').segment(said)) {
    const isUnknown = UNKNOWN_SYMBOLS.includes(wanted) && /[^\p{ASCII}]/u.test(segment);
    if (segment === character || normalizeCharacter(segment) === wanted || isUnknown) {
      return { start: token.start + index, end: token.start + index + segment.length };
    }
  }
  return undefined;
}
