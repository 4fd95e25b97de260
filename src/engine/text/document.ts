import type { Position, PositionRange, Selection } from '#shared/text/position.ts';
import type { Range } from '#shared/text/range.ts';
import { findLines, lineNumberAt, type TextLines } from '#shared/text/text-lines.ts';

export { lineNumberAt };

/** A text and its language, with line offsets for converting between offsets and positions. */
export interface Document extends TextLines {
  readonly languageId: string;
}

/** Creates a document by splitting a text into lines. */
export function createDocument(text: string, languageId = 'plaintext'): Document {
  return { ...findLines(text), languageId };
}

/** Creates a document from a state's text and language. */
export function documentOf({ text, languageId }: Pick<Document, 'text' | 'languageId'>): Document {
  return createDocument(text, languageId);
}

/** Returns the text of a range. */
export function textOf({ text }: Document, { start, end }: Range): string {
  return text.slice(start, end);
}

/**
 * Returns the range of a line, without its line break, by zero-based number. Numbers out of range
 * are clamped.
 */
export function lineRange({ lines }: Document, number: number): Range {
  const nearest = Math.max(0, Math.min(number, lines.length - 1));
  return lines[nearest] ?? { start: 0, end: 0 };
}

/** Returns the line that contains an offset. */
export function lineAt(document: Document, offset: number): Range {
  return lineRange(document, lineNumberAt(document, offset));
}

/** Returns the zero-based numbers of the lines that a range touches. */
export function linesIn(document: Document, { start, end }: Range): number[] {
  const [first, last] = [lineNumberAt(document, start), lineNumberAt(document, end)];
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

/** Expands a range to the start of its first line and the end of its last. */
export function fullLines(document: Document, { start, end }: Range): Range {
  return { start: lineAt(document, start).start, end: lineAt(document, end).end };
}

/** Converts an offset to a position; an offset inside a line break maps to the end of its line. */
export function toPosition(document: Document, offset: number): Position {
  const line = lineNumberAt(document, offset);
  const { start, end } = lineRange(document, line);
  return { line, character: Math.min(offset, end) - start };
}

/** Converts a range of offsets to positions. */
export function toPositions(document: Document, { start, end }: Range): PositionRange {
  return { start: toPosition(document, start), end: toPosition(document, end) };
}

/** Converts a range of offsets to a selection, whose active end is the start if `reversed`. */
export function toSelection(document: Document, range: Range, reversed = false): Selection {
  const { start, end } = toPositions(document, range);
  return reversed ? { anchor: end, active: start } : { anchor: start, active: end };
}

/** Whether the line with this number is empty or only whitespace. */
export function isBlankLine(document: Document, number: number): boolean {
  return textOf(document, lineRange(document, number)).trim() === '';
}

/** Trims whitespace from both ends of a range; an all-whitespace range is returned unchanged. */
export function fitContent(document: Document, range: Range): Range {
  const text = textOf(document, range);
  if (text.trim() === '') return range;
  return {
    start: range.end - text.trimStart().length,
    end: range.start + text.trimEnd().length,
  };
}

/** Returns `\r\n` if a text's first line ends with it; otherwise `\n`. */
export function lineBreakOf({ text }: Document): string {
  return /\r\n|\n|\r/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}

/** Converts text to a document's line endings. */
export function withLineBreaks(text: string, document: Document): string {
  return text.replace(/\r\n|\n/g, lineBreakOf(document));
}
