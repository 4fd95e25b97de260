import { saidCharacter } from '../hats/said-character.ts';
import type { Range } from '#shared/text/range.ts';
import type { PlacedHat } from './example-line.ts';
import type { CaseState } from './recorded-case.ts';
import { type TextLines, toRange } from '#shared/text/text-lines.ts';

/** Matches printable ASCII, where each character has its own name. */
const isPlain = /^[!-~]+$/;

/**
 * Finds the character that a token's hat sits on: the token's first character with the same spoken
 * form. Returns undefined if there is none.
 */
export function findHat(text: string, token: Range, character: string): Range | undefined {
  const said = text.slice(token.start, token.end);
  // Fast path: most tokens are plain, and each keystroke places hundreds of hats.
  if (isPlain.test(said) && isPlain.test(character)) {
    const at = said.toLowerCase().indexOf(character.toLowerCase());
    return at < 0
      ? undefined
      : { start: token.start + at, end: token.start + at + character.length };
  }
  const wanted = saidCharacter(character);
  for (const { segment, index } of new Intl.Segmenter('en').segment(said)) {
    const start = token.start + index;
    if (saidCharacter(segment) === wanted) return { start, end: start + segment.length };
  }
  return undefined;
}

/**
 * Places each hat on its character or, if the token lacks that character, on the token's first one.
 */
export function placeHats(state: CaseState, index: TextLines): PlacedHat[] {
  return state.marks.map(({ hat, character, range }) => {
    const token = toRange(index, range);
    const found = findHat(index.text, token, character) ?? {
      start: token.start,
      end: Math.min(token.start + 1, token.end),
    };
    return { ...found, hat };
  });
}
