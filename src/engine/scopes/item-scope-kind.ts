import { attempt } from '../model/engine-error.ts';
import { parsedLanguages } from '../syntax/parsed-languages.ts';
import { findPair } from '../pairs/find-pair.ts';
import { fitLines } from '../targets/line-target.ts';
import type { Target } from '../model/target.ts';
import { lengthOf, touches, union, type Range } from '#shared/text/range.ts';
import { noScopeError } from './scope-errors.ts';
import type { ScopeContext, ScopeKind } from './scope-kind.ts';
import { scopeTarget, syntaxScopeKind } from './syntax-scope-kind.ts';
import { textOf, type Document, fitContent } from '../text/document.ts';
import type { SyntaxScope } from '../syntax/syntax-trees.ts';

const name = 'collectionItem';
const syntaxItems = syntaxScopeKind(name);

/**
 * Items of a list: found by a parser or, failing that, the text between commas in the brackets or
 * line around a target.
 */
export const itemScopeKind: ScopeKind = {
  containing: (target, context) =>
    fromSyntax(context, () => syntaxItems.containing(target, context)) ?? [
      containingItem(target, context),
    ],
  every: (target, context) =>
    fromSyntax(context, () => syntaxItems.every(target, context)) ??
    itemsAround(target, context, target.isImplied).map((item) =>
      scopeTarget(name, item, target, context),
    ),
};

/**
 * Finds items with the parser; undefined if the parser does not support lists in the language or
 * finds none here. Throws if the language has a parser that is not loaded.
 */
function fromSyntax({ document, syntax }: ScopeContext, find: () => readonly Target[]) {
  if (!syntax && !parsedLanguages.includes(document.languageId)) return undefined;
  return attempt(find);
}

/** Returns the items that a target touches, or all items of the list around it. */
function itemsAround({ content }: Target, context: ScopeContext, isAll = false) {
  const items = itemsIn(context.document, ...listPlace(content, context)).filter(
    ({ domain }) => isAll || touches(domain, content),
  );
  if (items.length === 0) throw noScopeError(name);
  return items;
}

function containingItem(target: Target, context: ScopeContext): Target {
  const items = itemsAround(target, context);
  const content = items.map((item) => item.content).reduce(union);
  const [leading, trailing] = [items[0]?.leading, items.at(-1)?.trailing];
  // The longer delimiter, usually the one with a line break, is removed with the item.
  const removal =
    leading && trailing && lengthOf(leading) > lengthOf(trailing)
      ? union(content, leading)
      : undefined;
  return { ...scopeTarget(name, { content, leading, trailing }, target, context), removal };
}

/**
 * Returns the interior of the brackets around a range. If there are no brackets, or only brackets
 * inside quotes, returns the range's line.
 */
function listPlace(range: Range, context: ScopeContext): [list: Range, isEnclosed: boolean] {
  let pair = findPair(range, brackets, context);
  while (pair) {
    const { left, right } = pair;
    const string = findPair({ start: left.start, end: right.end }, quotes, context);
    if (!string || string.left.start < left.start)
      return [{ start: left.end, end: right.start }, true];
    if (left.start === 0) break;
    pair = findPair({ start: left.start - 1, end: left.start - 1 }, brackets, context);
  }
  return [fitLines(context.document, range), false];
}

const brackets = { kind: 'pair', delimiter: 'collectionBoundary', isStrict: true } as const;
const quotes = { kind: 'pair', delimiter: 'string', isStrict: true } as const;

/** An item of a list, with its delimiters; its domain extends to the separators on both sides. */
type Item = Pick<SyntaxScope, 'content' | 'domain' | 'leading' | 'trailing'>;

const closing: Readonly<Record<string, string>> = {
  '(': ')',
  '{': '}',
  '<': '>',
  '[': ']',
  '"': '"',
  "'": "'",
  '`': '`',
};

/**
 * Splits a list at its commas, except inside brackets and quotes. If the list is enclosed in
 * delimiters, the first and last items extend to them.
 */
function itemsIn(document: Document, range: Range, isEnclosed: boolean): Item[] {
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

/** The range between two commas, and the item within it, if any. */
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
