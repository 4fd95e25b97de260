import type { TextDiff } from './diff-text.ts';
import type { Range } from '#shared/text/range.ts';

/** One change of a text: a removal, an addition, or a replacement. */
export interface TextChange {
  readonly removed?: Range;
  readonly added?: Range;
}

/** Pairs removals and additions at the same place, in text order. */
export function pairChanges({ removed, added }: TextDiff): TextChange[] {
  const removals = placeInKeptText(removed);
  const additions = placeInKeptText(added);
  const places = [...new Set([...removals.keys(), ...additions.keys()])].sort(
    (one, other) => one - other,
  );
  return places.map((place) => {
    const [old, fresh] = [removals.get(place), additions.get(place)];
    return { removed: old, added: fresh };
  });
}

/** Maps each range to the number of characters before it that both texts share. */
function placeInKeptText(ranges: readonly Range[]): Map<number, Range> {
  let changed = 0;
  return new Map(
    ranges.map((range) => {
      const place = range.start - changed;
      changed += range.end - range.start;
      return [place, range];
    }),
  );
}
