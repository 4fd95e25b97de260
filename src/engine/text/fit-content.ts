import { textOf, type Document } from './document.ts';
import type { Range } from '#shared/text/range.ts';

/** A range without the whitespace at both ends; one that is all whitespace stays as it is. */
export function fitContent(document: Document, range: Range): Range {
  const text = textOf(document, range);
  if (text.trim() === '') return range;
  return {
    start: range.end - text.trimStart().length,
    end: range.start + text.trimEnd().length,
  };
}
