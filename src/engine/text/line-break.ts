import type { Document } from './document.ts';

/** What ends the lines of a text: that of its first line. */
export function lineBreakOf({ text }: Document): string {
  return /\r\n|\n|\r/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}

/** A text with the line endings of a document. */
export function withLineBreaks(text: string, document: Document): string {
  return text.replace(/\r\n|\n/g, lineBreakOf(document));
}
