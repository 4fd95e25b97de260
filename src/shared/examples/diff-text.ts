import { alignChanges } from './align-change.ts';
import type { OffsetRange } from './text-index.ts';

/** What a command took out of the first text and put into the second. */
export interface TextDiff {
  readonly removed: readonly OffsetRange[];
  readonly added: readonly OffsetRange[];
}

interface Piece extends OffsetRange {
  readonly text: string;
}

/** Tables beyond this size are not worth their time: all that differs counts as replaced. */
const MAX_TABLE = 1_000_000;

/** Words, line ends, and single other characters. */
function toPieces(text: string): Piece[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}_]+|\r\n|[^]/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
  }));
}

/** Compares two texts word by word; `addedAt` are offsets at which additions are known to begin. */
export function diffText(before: string, after: string, addedAt: readonly number[] = []): TextDiff {
  const [old, fresh] = [toPieces(before), toPieces(after)];
  const start = countEqual(old, fresh);
  const end = countEqual(old.slice(start).reverse(), fresh.slice(start).reverse());
  const oldMiddle = old.slice(start, old.length - end);
  const freshMiddle = fresh.slice(start, fresh.length - end);
  const { removed, added } = diffPieces(oldMiddle, freshMiddle);
  return {
    removed: alignChanges(before, joinPieces(removed)),
    added: alignChanges(after, joinPieces(added), addedAt),
  };
}

function countEqual(one: readonly Piece[], other: readonly Piece[]): number {
  let count = 0;
  while (count < one.length && count < other.length && one[count]?.text === other[count]?.text)
    count += 1;
  return count;
}

/** The classic longest common subsequence, walked from its table. */
function diffPieces(
  old: readonly Piece[],
  fresh: readonly Piece[],
): { removed: readonly Piece[]; added: readonly Piece[] } {
  if (old.length * fresh.length > MAX_TABLE) return { removed: old, added: fresh };
  const table = commonLengths(old, fresh);
  const length = (row: number, column: number): number => table[row]?.[column] ?? 0;
  const [removed, added]: [Piece[], Piece[]] = [[], []];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [gone, come] = [old[row], fresh[column]];
    if (gone && come && gone.text === come.text) [row, column] = [row + 1, column + 1];
    else if (come && (!gone || length(row, column + 1) > length(row + 1, column))) {
      added.push(come);
      column += 1;
    } else if (gone) {
      removed.push(gone);
      row += 1;
    }
  }
  return { removed, added };
}

/** For each pair of tails, how many pieces they share at most. */
function commonLengths(old: readonly Piece[], fresh: readonly Piece[]): number[][] {
  const table = Array.from({ length: old.length + 1 }, () =>
    new Array<number>(fresh.length + 1).fill(0),
  );
  for (let row = old.length - 1; row >= 0; row -= 1) {
    const [line = [], below = []] = [table[row], table[row + 1]];
    for (let column = fresh.length - 1; column >= 0; column -= 1) {
      const isEqual = old[row]?.text === fresh[column]?.text;
      line[column] = isEqual
        ? 1 + (below[column + 1] ?? 0)
        : Math.max(below[column] ?? 0, line[column + 1] ?? 0);
    }
  }
  return table;
}

function joinPieces(pieces: readonly Piece[]): OffsetRange[] {
  const ranges: OffsetRange[] = [];
  for (const { start, end } of pieces) {
    const last = ranges.at(-1);
    if (last?.end === start) ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return ranges;
}
