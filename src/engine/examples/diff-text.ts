import { diffArrays } from 'diff';
import { alignChanges } from './align-change.ts';
import type { Range } from '#shared/text/range.ts';

/** Ranges that a command removed from the first text and added to the second. */
export interface TextDiff {
  readonly removed: readonly Range[];
  readonly added: readonly Range[];
}

interface Piece extends Range {
  readonly text: string;
}

/** Comparing texts with more differences takes too long; they count as replaced. */
const maxEditLength = 2_000;

/** Splits a text into words, line ends and other single characters. */
function toPieces(text: string): Piece[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}_]+|\r\n|[^]/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
  }));
}

/** Compares two texts word by word; additions are known to begin at the offsets in `addedAt`. */
export function diffText(before: string, after: string, addedAt: readonly number[] = []): TextDiff {
  const [old, fresh] = [toPieces(before), toPieces(after)];
  const changes = diffArrays(old, fresh, {
    comparator: (one, other) => one.text === other.text,
    maxEditLength,
  });
  const removed = changes ? changes.flatMap((part) => (part.removed ? part.value : [])) : old;
  const added = changes ? changes.flatMap((part) => (part.added ? part.value : [])) : fresh;
  return {
    removed: alignChanges(before, joinPieces(removed)),
    added: alignChanges(after, joinPieces(added), addedAt),
  };
}

function joinPieces(pieces: readonly Piece[]): Range[] {
  const ranges: Range[] = [];
  for (const { start, end } of pieces) {
    const last = ranges.at(-1);
    if (last?.end === start) ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return ranges;
}
