import type { Range } from '#shared/text/range.ts';

/**
 * Moves changes that have several equivalent positions: if the text just before a change equals its
 * end (or vice versa), readers see whole lines rather than the end of one and the start of the
 * next. `preferredStarts` take precedence over whole lines.
 */
export function alignChanges(
  text: string,
  changes: readonly Range[],
  preferredStarts: readonly number[] = [],
): Range[] {
  return changes.map((change, at) => {
    const places = findPlaces({
      text,
      change,
      from: changes[at - 1]?.end ?? 0,
      to: changes[at + 1]?.start ?? text.length,
    });
    return (
      places.find(({ start }) => preferredStarts.includes(start)) ??
      places.find((place) => isWholeLines(text, place)) ??
      change
    );
  });
}

interface PlaceInput {
  readonly text: string;
  readonly change: Range;
  readonly from: number;
  readonly to: number;
}

/** Returns every equivalent position of the change, the current one first. */
function findPlaces({ text, change, from, to }: PlaceInput): Range[] {
  const places = [change];
  for (let { start, end } = change; start > from && text[start - 1] === text[end - 1];)
    places.push({ start: (start -= 1), end: (end -= 1) });
  for (let { start, end } = change; end < to && text[start] === text[end];)
    places.push({ start: (start += 1), end: (end += 1) });
  return places;
}

function isWholeLines(text: string, { start, end }: Range): boolean {
  return (start === 0 || text[start - 1] === '\n') && text[end - 1] === '\n';
}
