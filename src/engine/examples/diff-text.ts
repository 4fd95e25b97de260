import { diffArrays } from 'diff';
import type { Range } from '#shared/text/range.ts';

/** Ranges that a command removed from the old text and added to the new one. */
export interface TextDiff {
  readonly removed: readonly Range[];
  readonly added: readonly Range[];
}

interface Piece extends Range {
  readonly text: string;
}

/**
 * Maximum number of removed and added pieces. Comparing texts with more would take too long, so
 * they count as entirely replaced.
 */
const maxEditLength = 2_000;

/** Splits text into words, line breaks and other single characters. */
function toPieces(text: string): Piece[] {
  return [...text.matchAll(/[\p{L}\p{M}\p{N}_]+|\r\n|[^]/gu)].map(({ 0: piece, index }) => ({
    text: piece,
    start: index,
    end: index + piece.length,
  }));
}

/**
 * Compares two texts word by word. `addedAt` contains offsets at which additions are known to
 * begin.
 */
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

function joinPieces(pieces: readonly Piece[]) {
  const ranges: Range[] = [];
  for (const { start, end } of pieces) {
    const last = ranges.at(-1);
    if (last?.end === start) ranges[ranges.length - 1] = { start: last.start, end };
    else ranges.push({ start, end });
  }
  return ranges;
}

/**
 * Shifts changes that have several equivalent positions, because the text just before a change
 * equals the change's end (or vice versa). Readers then see whole lines rather than the end of one
 * and the start of the next. `preferredStarts` take precedence over whole lines.
 */
function alignChanges(
  text: string,
  changes: readonly Range[],
  preferredStarts: readonly number[] = [],
) {
  return changes.map((change, at) => {
    const [before, after] = [changes[at - 1], changes[at + 1]];
    const places = findPlaces(text, change, before?.end ?? 0, after?.start ?? text.length);
    return (
      places.find(({ start }) => preferredStarts.includes(start)) ??
      places.find((place) => isWholeLines(text, place)) ??
      change
    );
  });
}

/** Returns every equivalent position of a change, the current one first. */
function findPlaces(text: string, change: Range, from: number, to: number) {
  const places = [change];
  for (let { start, end } = change; start > from && text[start - 1] === text[end - 1];)
    places.push({ start: (start -= 1), end: (end -= 1) });
  for (let { start, end } = change; end < to && text[start] === text[end];)
    places.push({ start: (start += 1), end: (end += 1) });
  return places;
}

function isWholeLines(text: string, { start, end }: Range) {
  return (start === 0 || text[start - 1] === '\n') && text[end - 1] === '\n';
}

/**
 * Pairs removals and additions at the same place, in text order. A pair with both is a replacement;
 * otherwise, it is only a removal or an addition.
 */
export function pairChanges({ removed, added }: TextDiff) {
  const removals = placeInKeptText(removed);
  const additions = placeInKeptText(added);
  const places = [...new Set([...removals.keys(), ...additions.keys()])].sort(
    (one, other) => one - other,
  );
  return places.map((place) => ({ removed: removals.get(place), added: additions.get(place) }));
}

/** Keys each range by the number of characters before it that both texts share. */
function placeInKeptText(ranges: readonly Range[]) {
  let changed = 0;
  return new Map(
    ranges.map((range) => {
      const place = range.start - changed;
      changed += range.end - range.start;
      return [place, range];
    }),
  );
}
