import { textOf, type Document } from '../../text/document.ts';
import type { Range } from '#shared/text/range.ts';

/** An item of a list with its delimiters. */
export interface Item {
  readonly content: Range;
  /** Domain: up to the separators on both sides. */
  readonly domain: Range;
  readonly leading?: Range;
  readonly trailing?: Range;
}

/** Range of a list. */
export interface ListPlace {
  readonly range: Range;
  /** Whether the list is enclosed in delimiters; the first and last item reach up to them. */
  readonly isEnclosed: boolean;
}

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '{': '}',
  '<': '>',
  '[': ']',
  '"': '"',
  "'": "'",
  '`': '`',
};

/** Splits a list at its commas, except inside brackets and quotes. */
export function itemsIn(document: Document, { range, isEnclosed }: ListPlace): Item[] {
  const tokens = tokensIn(document, range);
  return tokens.flatMap((token, index) => {
    if (token.isSeparator) return [];
    const { start, end } = token.range;
    const [previous, before, after, next] = [-2, -1, 1, 2].map((step) => tokens[index + step]);
    const leading = delimiterEdge(before, previous, 'start');
    const trailing = delimiterEdge(after, next, 'end');
    const limits = isEnclosed ? range : token.range;
    return [
      {
        content: token.range,
        domain: {
          start: before?.range.end ?? limits.start,
          end: after?.range.start ?? limits.end,
        },
        leading: leading === undefined ? undefined : { start: leading, end: start },
        trailing: trailing === undefined ? undefined : { start: end, end: trailing },
      },
    ];
  });
}

/** Returns where the delimiter on one side of an item ends: at the next item or its separator. */
function delimiterEdge(
  separator: ListToken | undefined,
  item: ListToken | undefined,
  side: 'start' | 'end',
): number | undefined {
  if (item && !item.isSeparator) return item.range[side === 'start' ? 'end' : 'start'];
  return separator?.isSeparator ? separator.range[side] : undefined;
}

interface ListToken {
  readonly range: Range;
  readonly isSeparator: boolean;
}

function tokensIn(document: Document, range: Range): ListToken[] {
  const tokens: ListToken[] = [];
  let start = range.start;
  const close = (end: number): void => {
    const text = textOf(document, { start, end });
    const first = start + text.length - text.trimStart().length;
    if (text.trim() !== '')
      tokens.push({ range: { start: first, end: first + text.trim().length }, isSeparator: false });
  };
  for (const at of separatorsIn(textOf(document, range))) {
    const comma = range.start + at;
    close(comma);
    tokens.push({ range: { start: comma, end: comma + 1 }, isSeparator: true });
    start = comma + 1;
  }
  close(range.end);
  return tokens;
}

/** Offsets of the commas outside brackets and quotes. */
function separatorsIn(text: string): number[] {
  const found: number[] = [];
  let [opener, depth] = ['', 0];
  for (const { 0: part, index } of text.matchAll(/\\["'`]|[,(){}<>[\]"'`]/g)) {
    if (depth > 0) {
      if (part === closing[opener]) depth -= 1;
      else if (part === opener) depth += 1;
    } else if (closing[part] !== undefined) [opener, depth] = [part, 1];
    else if (part === ',') found.push(index);
  }
  return found;
}
