import type { PairScope } from '../model/command.ts';
import type { SyntaxTrees, TextFragment } from '../syntax/syntax-trees.ts';
import type { Document } from '../text/document.ts';
import { contains, lengthOf, type Range } from '#shared/text/range.ts';
import {
  type FoundPair,
  pairsNamed,
  delimitersInCode,
  delimitersInText,
  type Delimiter,
} from './delimiters.ts';

/** Document to search for pairs, and its parser, if there is one. */
export interface PairContext {
  readonly document: Document;
  readonly syntax?: SyntaxTrees;
}

/**
 * Finds the pair that a range touches or is inside. In code, a parser distinguishes delimiters from
 * text; without one, every delimiter counts.
 */
export function findPair(
  range: Range,
  scope: PairScope,
  { document, syntax }: PairContext,
): FoundPair | undefined {
  const wanted = { names: pairsNamed(scope.delimiter), isForced: scope.force !== undefined };
  const { text, languageId } = document;
  const code = syntax?.pairsOf({ text, languageId });
  if (!code) {
    const all = { start: 0, end: text.length };
    return matchPair(delimitersInText(document, all, wanted), range, scope);
  }
  const fragment = fragmentAround(code.textFragments, range);
  const inFragment =
    fragment && matchPair(delimitersInText(document, fragment, wanted), range, scope);
  if (inFragment) return inFragment;
  return matchPair(delimitersInCode(code, wanted), range, scope);
}

/**
 * Returns the smallest text fragment that contains a range, unless the range is in code inside that
 * fragment.
 */
function fragmentAround(fragments: readonly TextFragment[], range: Range) {
  const [smallest] = fragments
    .filter((fragment) => contains(fragment.range, range))
    .sort((one, other) => lengthOf(one.range) - lengthOf(other.range));
  return smallest?.code.some((code) => contains(code, range)) ? undefined : smallest?.range;
}

/**
 * Returns the pair of the delimiter at the range or, if there is none, the innermost pair around
 * it.
 */
function matchPair(
  delimiters: readonly Delimiter[],
  range: Range,
  scope: PairScope,
): FoundPair | undefined {
  return pairTouching(delimiters, range, scope) ?? pairAround(delimiters, range);
}

/**
 * Returns the pair of the delimiter at the range; if two touch the range, tries the right one
 * first. If the scope is strict, the pair must contain more text on both sides of the range.
 */
function pairTouching(
  delimiters: readonly Delimiter[],
  range: Range,
  scope: PairScope,
): FoundPair | undefined {
  const next = indexAtOrAfter(delimiters, range);
  for (const index of [next + 1, next]) {
    const delimiter = delimiters[index];
    if (!delimiter || !contains(delimiter.range, range)) continue;
    const partner = partnerOf(delimiters, index, scope.force);
    if (!partner) continue;
    const pair = inOrder(delimiter.range, partner.range);
    if (!scope.isStrict || (pair.left.start < range.start && range.end < pair.right.end))
      return pair;
  }
  return undefined;
}

/**
 * Returns the index of the first delimiter that ends at or after the range's end; if there is none,
 * the number of delimiters.
 */
function indexAtOrAfter(delimiters: readonly Delimiter[], { end }: Range) {
  const index = delimiters.findIndex(({ range }) => range.end >= end);
  return index === -1 ? delimiters.length : index;
}

function partnerOf(
  delimiters: readonly Delimiter[],
  index: number,
  force: 'left' | 'right' | undefined,
) {
  const found = delimiters[index];
  if (!found?.pair) return undefined;
  for (const direction of directionsOf(found.side, force)) {
    const step = direction === 'right' ? 1 : -1;
    const partner = walkUnmatched(delimiters, index + step, step)([found.pair]);
    if (partner) return partner;
  }
  return undefined;
}

function directionsOf(
  side: Delimiter['side'],
  force: 'left' | 'right' | undefined,
): readonly ('left' | 'right')[] {
  if (force) return [force];
  if (side === 'unknown') return ['right', 'left'];
  return [side === 'left' ? 'right' : 'left'];
}

/**
 * Returns the innermost pair around the range. Works outward: matches each closing delimiter on the
 * right with its opening delimiter until a pair contains the range.
 */
function pairAround(delimiters: readonly Delimiter[], range: Range): FoundPair | undefined {
  const next = indexAtOrAfter(delimiters, range);
  const names = [...new Set(delimiters.flatMap(({ pair }) => pair ?? []))];
  const walkRight = walkUnmatched(delimiters, next, 1);
  const walkLeft = walkUnmatched(delimiters, next - 1, -1);
  for (;;) {
    const right = walkRight(names);
    const left = right?.pair === undefined ? undefined : walkLeft([right.pair]);
    if (!right || !left) return undefined;
    if (left.range.start <= range.start) return inOrder(left.range, right.range);
  }
}

/**
 * Walks in one direction: each call of the returned function returns the next unmatched delimiter
 * of the named pairs.
 */
function walkUnmatched(delimiters: readonly Delimiter[], from: number, step: 1 | -1) {
  const depths = new Map<string, number>();
  let index = from;
  const opening = step === 1 ? 'left' : 'right';
  return (names: readonly string[]) => {
    for (; index >= 0 && index < delimiters.length; index += step) {
      const delimiter = delimiters[index];
      if (!delimiter?.pair || !names.includes(delimiter.pair)) continue;
      const depth = (depths.get(delimiter.pair) ?? 0) + (delimiter.side === opening ? 1 : -1);
      depths.set(delimiter.pair, Math.max(depth, 0));
      if (depth >= 0) continue;
      index += step;
      return delimiter;
    }
    return undefined;
  };
}

function inOrder(one: Range, other: Range): FoundPair {
  return one.start < other.start ? { left: one, right: other } : { left: other, right: one };
}
