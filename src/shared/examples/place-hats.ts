import type { PlacedHat } from './example-line.ts';
import { findHat } from './find-hat.ts';
import type { CaseState } from './recorded-case.ts';
import { type TextIndex, toOffsetRange } from './text-index.ts';

/** Puts each hat over its character; one whose token lacks the character sits over the token's first. */
export function placeHats(state: CaseState, index: TextIndex): PlacedHat[] {
  return state.marks.map(({ hat, character, range }) => {
    const token = toOffsetRange(index, range);
    const found = findHat(index.text, token, character) ?? {
      start: token.start,
      end: Math.min(token.start + 1, token.end),
    };
    return { ...found, hat };
  });
}
