import { lineRange, textOf, type Document } from './document.ts';

/** Whether a line, by its number, is empty or whitespace. */
export function isBlankLine(document: Document, number: number): boolean {
  return textOf(document, lineRange(document, number)).trim() === '';
}
