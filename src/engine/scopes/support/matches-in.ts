import { textOf, type Document } from '../../text/document.ts';
import type { Range } from '#shared/text/range.ts';

/** Returns the matches of a global pattern within a range. */
export function matchesIn(document: Document, range: Range, pattern: RegExp): Range[] {
  return [...textOf(document, range).matchAll(pattern)]
    .filter(([match]) => match !== '')
    .map(({ 0: match, index }) => ({
      start: range.start + index,
      end: range.start + index + match.length,
    }));
}
