import type { Position, PositionRange, Selection } from './position.ts';
import { between, type Range } from './range.ts';

/** Text, and the ranges of its lines without line breaks, split as in the editor. */
export interface TextLines {
  readonly text: string;
  readonly lines: readonly Range[];
}

/** Splits text into lines, which end with `\r\n`, `\n`, or `\r`. */
export function findLines(text: string): TextLines {
  const lines: Range[] = [];
  let start = 0;
  // Uses `lastIndex` instead of match objects, which would have to be garbage-collected: each
  // keystroke splits the text several times.
  for (const ending = /\r\n?|\n/g; ending.test(text); start = ending.lastIndex) {
    const end = ending.lastIndex;
    lines.push({ start, end: end - (text.startsWith('\r\n', end - 2) ? 2 : 1) });
  }
  lines.push({ start, end: text.length });
  return { text, lines };
}

/** Returns the zero-based number of the line that contains an offset. */
export function lineNumberAt({ lines }: TextLines, offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** Whether a position exists in the text. */
export function hasPosition({ lines }: TextLines, { line, character }: Position): boolean {
  const found = lines[line];
  return (
    found !== undefined &&
    Number.isInteger(character) &&
    character >= 0 &&
    character <= found.end - found.start
  );
}

/** Returns the offset of a position, clamped to the text. */
export function toOffset({ text, lines }: TextLines, { line, character }: Position): number {
  if (line < 0) return 0;
  const found = lines[line];
  return found ? Math.min(found.start + Math.max(character, 0), found.end) : text.length;
}

/**
 * Converts a range of positions to offsets, clamped to the text. The ends may be in either order.
 */
export function toRange(index: TextLines, { start, end }: PositionRange): Range {
  const [one, other] = [toOffset(index, start), toOffset(index, end)];
  return between(one, other);
}

/** Returns the range of offsets that a selection covers. */
export function selectionRange(index: TextLines, { anchor, active }: Selection): Range {
  return toRange(index, { start: anchor, end: active });
}
