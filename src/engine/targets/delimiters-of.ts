import {
  fullLines,
  lineAt,
  lineNumberAt,
  lineRange,
  type Document,
  isBlankLine,
  textOf,
} from '../text/document.ts';
import { isEmpty, union, type Range } from '#shared/text/range.ts';
import type { Target } from '../model/target.ts';

/** Returns the delimiter between a target and text inserted next to it. */
export function insertionDelimiterOf(target: Target): string {
  switch (target.kind) {
    case 'line':
    case 'document':
      return '\n';
    case 'paragraph':
      return '\n\n';
    case 'plain':
    case 'raw':
      return '';
    case 'position':
      return target.delimiter ?? '';
    default:
      return target.delimiter ?? ' ';
  }
}

type Side = 'leading' | 'trailing';

/** Returns the delimiter on a side of a target, as a target; undefined if there is none. */
export function delimiterOf(target: Target, document: Document, side: Side): Target | undefined {
  const range = rangeOfDelimiter(target, document, side);
  const kind = target.kind === 'paragraph' ? 'line' : 'plain';
  return range && { kind, content: range, isReversed: target.isReversed };
}

function rangeOfDelimiter(target: Target, document: Document, side: Side) {
  switch (target.kind) {
    case 'untyped':
    case 'token':
    case 'pair':
      return whiteSpace(target.content, document, side);
    case 'scope':
      return hasOwnDelimiters(target) ? target[side] : whiteSpace(target.content, document, side);
    case 'word':
      return target[side];
    case 'line':
      return lineBreak(target.content, document, side);
    case 'paragraph':
      return blankLines(target.content, document, side);
    default:
      return undefined;
  }
}

/** Whether a target specifies a delimiter on either side, instead of the whitespace around it. */
export function hasOwnDelimiters({ leading, trailing }: Target): boolean {
  return leading !== undefined || trailing !== undefined;
}

/** Returns the whitespace next to a range, within its line. */
function whiteSpace(content: Range, document: Document, side: Side) {
  const line = lineAt(document, side === 'leading' ? content.start : content.end);
  const before = document.text.slice(line.start, content.start);
  const after = document.text.slice(content.end, line.end);
  const range =
    side === 'leading'
      ? { start: line.start + before.trimEnd().length, end: content.start }
      : { start: content.end, end: line.end - after.trimStart().length };
  return isEmpty(range) ? undefined : range;
}

function lineBreak(content: Range, document: Document, side: Side) {
  const { start, end } = fullLines(document, content);
  const [first, last] = [lineNumberAt(document, start), lineNumberAt(document, end)];
  if (side === 'leading')
    return first > 0 ? { start: lineRange(document, first - 1).end, end: start } : undefined;
  return last + 1 < document.lines.length
    ? { start: end, end: lineRange(document, last + 1).start }
    : undefined;
}

/** Returns the blank lines next to a paragraph, excluding the paragraph's own line break. */
function blankLines(content: Range, document: Document, side: Side) {
  const step = side === 'leading' ? -1 : 1;
  const own = lineNumberAt(document, side === 'leading' ? content.start : content.end);
  let last = own;
  while (document.lines[last + step] && isBlankLine(document, last + step)) last += step;
  if (last === own) return undefined;
  return union(lineRange(document, own + step), lineRange(document, last));
}

const betweenBlankLines = new Set([
  'class',
  'namedFunction',
  'section',
  'sectionLevelOne',
  'sectionLevelTwo',
  'sectionLevelThree',
  'sectionLevelFour',
  'sectionLevelFive',
  'sectionLevelSix',
]);
const onOwnLines = new Set([
  'anonymousFunction',
  'statement',
  'ifStatement',
  'comment',
  'xmlElement',
  'collectionItem',
]);

/** Returns the default delimiter between a scope and a new sibling. */
export function defaultDelimiter(scope: string | undefined): string {
  if (scope !== undefined && betweenBlankLines.has(scope)) return '\n\n';
  return scope !== undefined && onOwnLines.has(scope) ? '\n' : ' ';
}

/**
 * Returns the delimiter for a new list item: the longer of the two around an existing item, where a
 * missing one counts as `, `.
 */
export function listDelimiter(
  document: Document,
  { leading, trailing }: { readonly leading?: Range; readonly trailing?: Range },
): string {
  const written = (range: Range | undefined) => (range ? textOf(document, range) : ', ');
  const before = written(leading);
  const after = written(trailing);
  return before.length > after.length ? before : after;
}
