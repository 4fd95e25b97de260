import { attempt } from '../model/engine-error.ts';
import { parsedLanguages } from '../syntax/parsed-languages.ts';
import { findPair } from '../pairs/find-pair.ts';
import { listDelimiter } from '../targets/default-delimiter.ts';
import { fitLines } from '../targets/line-target.ts';
import type { Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';
import { lengthOf, touches, union, type Range } from '#shared/text/range.ts';
import { itemsIn, type Item, type ListPlace } from './support/items-in.ts';
import { listedRelative } from './support/listed-relative.ts';
import { noScopeError } from './support/scope-errors.ts';
import type { ScopeContext, ScopeKind } from './support/scope-kind.ts';
import { syntaxScopeKind } from './syntax-scope-kind.ts';

const name = 'collectionItem';
const syntaxItems = syntaxScopeKind(name);

/**
 * Items of a list: found by a parser, or else the text between commas in the brackets or the line
 * around a target.
 */
export const itemScopeKind: ScopeKind = {
  containing: (target, context) =>
    fromSyntax(context, () => syntaxItems.containing(target, context)) ?? [
      containingItem(target, context),
    ],
  every,
  relative: listedRelative(name, every),
};

/** Finds items with the parser; undefined if it finds no lists in the language or at this place. */
function fromSyntax(
  { document, syntax }: ScopeContext,
  find: () => readonly Target[],
): readonly Target[] | undefined {
  if (!syntax && !parsedLanguages.includes(document.languageId)) return undefined;
  return attempt(find);
}

function every(target: Target, context: ScopeContext): readonly Target[] {
  const known = fromSyntax(context, () => syntaxItems.every(target, context));
  if (known) return known;
  const items = itemsIn(context.document, listPlace(target.content, context)).filter(
    ({ domain }) => target.isImplied || touches(domain, target.content),
  );
  if (items.length === 0) throw noScopeError(name);
  return items.map((item) => toTarget(item, target, context.document));
}

function containingItem(target: Target, context: ScopeContext): Target {
  const items = itemsIn(context.document, listPlace(target.content, context)).filter(({ domain }) =>
    touches(domain, target.content),
  );
  const [first, last] = [items[0], items.at(-1)];
  if (!first || !last) throw noScopeError(name);
  const item: Item = {
    content: union(first.content, last.content),
    domain: union(first.domain, last.domain),
    leading: first.leading,
    trailing: last.trailing,
  };
  return { ...toTarget(item, target, context.document), ...removal(item) };
}

/** The longer delimiter, the one with the line break, is removed with the item. */
function removal({ content, leading, trailing }: Item): { readonly removal?: Range } {
  return leading && trailing && lengthOf(leading) > lengthOf(trailing)
    ? { removal: union(content, leading) }
    : {};
}

function toTarget(
  { content, leading, trailing }: Item,
  { isReversed }: Target,
  document: Document,
): Target {
  return {
    kind: 'scope',
    name,
    content,
    isReversed,
    delimiter: listDelimiter(document, { leading, trailing }),
    leading,
    trailing,
  };
}

/**
 * Returns the interior of the brackets around a range, or its line if there are none or only
 * quotes.
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
