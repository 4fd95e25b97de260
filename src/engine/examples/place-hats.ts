import type { PlacedHat } from './example-line.ts';
import { findHat } from './find-hat.ts';
import type { CaseState } from './recorded-case.ts';
import { type TextLines, toRange } from '#shared/text/text-lines.ts';

/**
 * Places each hat on its character; if its token lacks that character, on the token's first one.
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
