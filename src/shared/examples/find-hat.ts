import type { Range } from '../text/range.ts';

/** What stands in recordings for every character that has no name of its own. */
const UNKNOWN_SYMBOLS = ['\uFFFD', '[unk]'];

/** A character as it is spoken: without case and accents. */
function normalizeCharacter(character: string): string {
  return character
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
}

/** Where in a token the hat of a character sits: over the first character that is spoken like it. Undefined when the token has none. */
export function findHat(text: string, token: Range, character: string): Range | undefined {
  const wanted = normalizeCharacter(character) || character;
  for (const { segment, index } of new Intl.Segmenter('en').segment(
    text.slice(token.start, token.end),
  )) {
    const isUnknown = UNKNOWN_SYMBOLS.includes(wanted) && /[^\p{ASCII}]/u.test(segment);
    if (segment === character || normalizeCharacter(segment) === wanted || isUnknown) {
      return { start: token.start + index, end: token.start + index + segment.length };
    }
  }
  return undefined;
}
