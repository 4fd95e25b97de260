import type { Document } from './document.ts';

/** Returns the line ending of a text: that of its first line. */
export function lineBreakOf({ text }: Document): string {
  return /\r\n|\n|\r/.exec(text)?.[0] === '\r\n' ? '\r\n' : '\n';
}

/** Converts a text to a document's line endings. */
export function withLineBreaks(text: string, document: Document): string {
  return text.replace(/\r\n|\n/g, lineBreakOf(document));
}
