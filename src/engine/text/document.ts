import type { Position, PositionRange, Selection } from '#shared/text/position.ts';
import type { Range } from '#shared/text/range.ts';
import { findLines, toRange, type TextLines } from '#shared/text/text-lines.ts';

/** A text in a language, with its lines, so that places can be told both ways. */
export interface Document extends TextLines {
  readonly languageId: string;
}

/** Finds the lines of a text. */
export function createDocument(text: string, languageId = 'plaintext'): Document {
  return { ...findLines(text), languageId };
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

/** A range by lines and characters. */
export function toPositions(document: Document, { start, end }: Range): PositionRange {
  return { start: toPosition(document, start), end: toPosition(document, end) };
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
