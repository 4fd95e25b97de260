import { textOf, type Document } from './document.ts';
import type { Range } from '#shared/text/range.ts';

/** Trims whitespace from both ends of a range; an all-whitespace range is returned unchanged. */
export function fitContent(document: Document, range: Range): Range {
  const text = textOf(document, range);
  if (text.trim() === '') return range;
  return {
    start: range.end - text.trimStart().length,
    end: range.start + text.trimEnd().length,
  };
}
