import { textOf, type Document, fitContent } from '../text/document.ts';
import type { SyntaxScope } from '../syntax/syntax-trees.ts';
import type { Range } from '#shared/text/range.ts';

/** An item of a list, with its delimiters; its domain extends to the separators on both sides. */
export type Item = Pick<SyntaxScope, 'content' | 'domain' | 'leading' | 'trailing'>;

/** Range of a list. */
export interface ListPlace {
  readonly range: Range;
  /** Whether the list is enclosed in delimiters; if so, the first and last items extend to them. */
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
  const pieces = piecesIn(document, range);
  return pieces.flatMap(({ whole, content }, index) => {
    if (!content) return [];
    const [before, after] = [pieces[index - 1], pieces[index + 1]];
    return [
      {
        content,
        domain: {
          start: before || isEnclosed ? whole.start : content.start,
          end: after || isEnclosed ? whole.end : content.end,
        },
        leading: before && { start: (before.content ?? before.whole).end, end: content.start },
        trailing: after && { start: content.end, end: (after.content ?? after.whole).start },
      },
    ];
  });
}

/** The range between two commas, and the item within it; undefined if there is none. */
interface Piece {
  readonly whole: Range;
  readonly content: Range | undefined;
}

function piecesIn(document: Document, range: Range): Piece[] {
  const commas = separatorsIn(textOf(document, range)).map((at) => range.start + at);
  const starts = [range.start, ...commas.map((comma) => comma + 1)];
  return starts.map((start, index) => {
    const whole = { start, end: commas[index] ?? range.end };
    const isBlank = textOf(document, whole).trim() === '';
    return { whole, content: isBlank ? undefined : fitContent(document, whole) };
  });
}

/** Returns the offsets of the commas outside brackets and quotes. */
function separatorsIn(text: string) {
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
