import { lineRange, textOf, type Document } from './document.ts';

/** Whether a line, by number, is empty or only whitespace. */
export function isBlankLine(document: Document, number: number): boolean {
  return textOf(document, lineRange(document, number)).trim() === '';
}
