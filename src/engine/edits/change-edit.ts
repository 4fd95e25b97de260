import {
  lineAt,
  lineRange,
  linesIn,
  textOf,
  type Document,
  isBlankLine,
  withLineBreaks,
} from '../text/document.ts';
import type { Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';
import type { Edit } from '../model/edit.ts';

/** An edit that inserts text over or next to a target. */
export interface ChangeEdit extends Edit {
  readonly target: Target;
  /** Range within the edit's `text` without the delimiter and indentation. Default: all of it. */
  readonly inserted?: Range;
}

/**
 * Returns an edit that replaces a target with text or, at a position before or after another
 * target, inserts the text with a delimiter.
 */
export function changeEdit(target: Target, text: string, document: Document): ChangeEdit {
  const { kind, content, position } = target;
  if (kind !== 'position' || position === 'start' || position === 'end')
    return { target, range: content, text };
  return insertBeside(target, text, document);
}

function insertBeside(target: Target, text: string, document: Document): ChangeEdit {
  const isBefore = target.position === 'before';
  const delimiter = withLineBreaks(target.delimiter ?? '', document);
  const isLines = /^[\r\n]+$/.test(delimiter);
  const { start: at } = target.content;
  const line = lineAt(document, at);
  const place = isLines ? (isBefore ? line.start : line.end) : at;
  const indentation = isLines ? indentationOf(target.of?.content ?? target.content, document) : '';
  const before = indentation.length + (isBefore ? 0 : delimiter.length);
  return {
    target,
    range: { start: place, end: place },
    text: isBefore ? indentation + text + delimiter : delimiter + indentation + text,
    isReplace: !isBefore,
    inserted: { start: before, end: before + text.length },
  };
}

/** Returns the smallest indentation of a range's lines, ignoring blank lines. */
function indentationOf(range: Range, document: Document) {
  const found = linesIn(document, range)
    .filter((number) => !isBlankLine(document, number))
    .map((number) => /^\s*/.exec(textOf(document, lineRange(document, number)))?.[0] ?? '');
  return found.reduce((least, next) => (next.length < least.length ? next : least), found[0] ?? '');
}
