import { fullLines, textOf, type Document } from '../text/document.ts';
import type { Range } from '../text/range.ts';
import type { Target } from './target.ts';

/** The lines that a range touches, as a target: content without the white space at both ends. */
export function lineTarget(document: Document, range: Range, isReversed = false): Target {
  return { kind: 'line', content: fitLines(document, range), isReversed, isChosen: true };
}

/** The lines of a range without indentation and trailing white space; a blank line is its own end. */
export function fitLines(document: Document, range: Range): Range {
  const lines = fullLines(document, range);
  const text = textOf(document, lines);
  const firstEnd = text.search(/[\r\n]|$/);
  const indent = text.slice(0, firstEnd).search(/\S|$/);
  const trailing = text.length - text.replace(/[^\S\r\n]+$/, '').length;
  return { start: lines.start + indent, end: Math.max(lines.start + indent, lines.end - trailing) };
}
