import { isBlankLine } from '../text/blank-line.ts';
import { lineAt, lineNumberAt, lineRange, textOf, type Document } from '../text/document.ts';
import { withLineBreaks } from '../text/line-break.ts';
import type { Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';
import type { Edit } from '../model/edit.ts';

/** An edit that puts a text in place of a target, or next to it. */
export interface ChangeEdit {
  readonly edit: Edit;
  /** Where the text itself lies in what the edit adds; all of it without this. */
  readonly inserted?: Range;
}

/** Puts a text where a target is: in its place, or for a position next to it with what separates the two. */
export function changeEdit(target: Target, text: string, document: Document): ChangeEdit {
  const { kind, content, position } = target;
  if (kind !== 'position' || position === 'start' || position === 'end')
    return { edit: { range: content, text } };
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
  const range: Range = { start: place, end: place };
  const before = indentation.length + (isBefore ? 0 : delimiter.length);
  return {
    edit: isBefore
      ? { range, text: indentation + text + delimiter }
      : { range, text: delimiter + indentation + text, isReplace: true },
    inserted: { start: before, end: before + text.length },
  };
}

/** The least indentation of the lines of a range; blank lines do not count. */
function indentationOf({ start, end }: Range, document: Document): string {
  const [first, last] = [lineNumberAt(document, start), lineNumberAt(document, end)];
  const found = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    .filter((number) => !isBlankLine(document, number))
    .map((number) => /^\s*/.exec(textOf(document, lineRange(document, number)))?.[0] ?? '');
  return found.reduce((least, next) => (next.length < least.length ? next : least), found[0] ?? '');
}

/** The text itself in the range that an edit has become. */
export function insertedRange({ inserted }: ChangeEdit, range: Range): Range {
  if (!inserted) return range;
  return { start: range.start + inserted.start, end: range.start + inserted.end };
}
