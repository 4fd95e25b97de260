import type { Position, PositionRange, Selection } from './position.ts';
import type { Range } from './range.ts';

/** A text with its lines, so that places can be told both ways. */
export interface Document {
  readonly text: string;
  readonly languageId: string;
  /** Extents of the lines without their endings; `\r\n`, `\n` and `\r` end a line. */
  readonly lines: readonly Range[];
}

/** Finds the lines of a text. */
export function createDocument(text: string, languageId = 'plaintext'): Document {
  const lines: Range[] = [];
  let start = 0;
  for (const { 0: ending, index } of text.matchAll(/\r\n|\n|\r/g)) {
    lines.push({ start, end: index });
    start = index + ending.length;
  }
  lines.push({ start, end: text.length });
  return { text, languageId, lines };
}

/** The text of a range. */
export function textOf({ text }: Document, { start, end }: Range): string {
  return text.slice(start, end);
}

/** The number of the line, from 0, that holds an offset. */
export function lineNumberAt({ lines }: Document, offset: number): number {
  let [low, high] = [0, lines.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((lines[middle]?.start ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A line by its number; one outside the text is the nearest inside it. */
export function lineRange({ lines }: Document, number: number): Range {
  const nearest = Math.max(0, Math.min(number, lines.length - 1));
  return lines[nearest] ?? { start: 0, end: 0 };
}

/** The line that holds an offset. */
export function lineAt(document: Document, offset: number): Range {
  return lineRange(document, lineNumberAt(document, offset));
}

/** From the beginning of a range's first line to the end of its last. */
export function fullLines(document: Document, { start, end }: Range): Range {
  return { start: lineAt(document, start).start, end: lineAt(document, end).end };
}

/** The place of an offset. */
export function toPosition(document: Document, offset: number): Position {
  const line = lineNumberAt(document, offset);
  return { line, character: offset - lineRange(document, line).start };
}

/** The offset of a place; one outside the text becomes the nearest inside it. */
export function toOffset(document: Document, { line, character }: Position): number {
  if (line < 0) return 0;
  if (line >= document.lines.length) return document.text.length;
  const { start, end } = lineRange(document, line);
  return Math.min(start + Math.max(character, 0), end);
}

/** A range by lines and characters. */
export function toPositions(document: Document, { start, end }: Range): PositionRange {
  return { start: toPosition(document, start), end: toPosition(document, end) };
}

/** A range by offsets. */
export function toRange(document: Document, { start, end }: PositionRange): Range {
  const [one, other] = [toOffset(document, start), toOffset(document, end)];
  return { start: Math.min(one, other), end: Math.max(one, other) };
}

/** A selection by offsets. */
export function selectionRange(document: Document, { anchor, active }: Selection): Range {
  return toRange(document, { start: anchor, end: active });
}

/** Whether the cursor of a selection stands before its anchor. */
export function isReversed({ anchor, active }: Selection): boolean {
  return (
    active.line < anchor.line ||
    (active.line === anchor.line && active.character < anchor.character)
  );
}

/** A range as a selection. */
export function toSelection(document: Document, range: Range, reversed = false): Selection {
  const { start, end } = toPositions(document, range);
  return reversed ? { anchor: end, active: start } : { anchor: start, active: end };
}
