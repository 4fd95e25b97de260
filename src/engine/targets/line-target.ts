import { fullLines, lineAt, textOf, type Document } from '../text/document.ts';
import { between, type Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** Returns a target for the lines that a range touches, trimmed of whitespace. */
export function lineTarget(document: Document, range: Range): Target {
  return { kind: 'line', content: fitLines(document, range), isReversed: false };
}

/**
 * Returns a range's lines without indentation and trailing whitespace; a blank line is kept whole.
 */
export function fitLines(document: Document, range: Range): Range {
  const lines = fullLines(document, range);
  const first = textOf(document, lineAt(document, range.start));
  const last = textOf(document, lineAt(document, range.end));
  const start = lines.start + (first.length - first.trimStart().length);
  const end = lines.end - (last.length - last.trimEnd().length);
  return between(start, end);
}
