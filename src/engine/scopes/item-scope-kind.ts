import { attempt } from '../model/engine-error.ts';
import { parsedLanguages } from '../syntax/parsed-languages.ts';
import { findPair } from '../pairs/find-pair.ts';
import { fitLines } from '../targets/line-target.ts';
import type { Target } from '../model/target.ts';
import { lengthOf, touches, union, type Range } from '#shared/text/range.ts';
import { itemsIn, type ListPlace } from './items-in.ts';
import { noScopeError } from './scope-errors.ts';
import type { ScopeContext, ScopeKind } from './scope-kind.ts';
import { scopeTarget, syntaxScopeKind } from './syntax-scope-kind.ts';

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
 * Finds items with the parser; undefined if the parser supports no lists in the language or finds
 * none here.
 */
function fromSyntax({ document, syntax }: ScopeContext, find: () => readonly Target[]) {
  if (!syntax && !parsedLanguages.includes(document.languageId)) return undefined;
  return attempt(find);
}

/** Returns the items that a target touches, or all items of the list around it. */
function itemsAround({ content }: Target, context: ScopeContext, isAll = false) {
  const items = itemsIn(context.document, listPlace(content, context)).filter(
    ({ domain }) => isAll || touches(domain, content),
  );
  if (items.length === 0) throw noScopeError(name);
  return items;
}

function containingItem(target: Target, context: ScopeContext): Target {
  const items = itemsAround(target, context);
  const content = items.map((item) => item.content).reduce(union);
  const [leading, trailing] = [items[0]?.leading, items.at(-1)?.trailing];
  // The longer delimiter, the one with the line break, is removed with the item.
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
function listPlace(range: Range, context: ScopeContext): ListPlace {
  let pair = findPair(range, brackets, context);
  while (pair) {
    const { left, right } = pair;
    const string = findPair({ start: left.start, end: right.end }, quotes, context);
    if (!string || string.left.start < left.start)
      return { range: { start: left.end, end: right.start }, isEnclosed: true };
    if (left.start === 0) break;
    pair = findPair({ start: left.start - 1, end: left.start - 1 }, brackets, context);
  }
  return { range: fitLines(context.document, range), isEnclosed: false };
}

const brackets = { kind: 'pair', delimiter: 'collectionBoundary', isStrict: true } as const;
const quotes = { kind: 'pair', delimiter: 'string', isStrict: true } as const;
