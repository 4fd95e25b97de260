import { rangeBetween } from '../targets/range-between.ts';
import type { Target } from '../model/target.ts';
import type { Document } from '../text/document.ts';
import { isEmpty, meets, type Range } from '#shared/text/range.ts';
import { noScopeError, outOfRangeError, tooFewError } from './scope-errors.ts';
import type { Relative } from './scope-kind.ts';

/** Where in a list of scopes to start, and how many to take. */
interface Counted {
  /** The scope's name, for errors. */
  readonly name: string;
  readonly start: number;
  readonly length: number;
}

/** Returns part of a list of scopes. Throws if the list is too short. */
export function takeScopes<Scope>(
  scopes: readonly Scope[],
  { name, start, length }: Counted,
): readonly Scope[] {
  const found = start < 0 ? [] : scopes.slice(start, start + length);
  if (found.length < length) throw outOfRangeError(name);
  return found;
}

/**
 * Joins scopes, from the first to the last, into one target with the direction of the given target.
 */
export function joinScopes(
  scopes: readonly Target[],
  document: Document,
  { isReversed }: Target,
): Target {
  const [anchor, active] = [scopes[0], scopes.at(-1)];
  if (!anchor || !active) throw noScopeError('scope');
  const whole = anchor === active ? anchor : rangeBetween(document, { anchor, active });
  return { ...whole, isReversed };
}

/**
 * Returns the index of the first scope that a relative modifier covers, given the index of the
 * scope it counts from.
 */
export function startOf(nearest: number, { direction, length }: Relative): number {
  return direction === 'forward' ? nearest : nearest - length + 1;
}

/**
 * Returns the index of the nearest sibling that a relative modifier refers to. Siblings may be
 * nested.
 */
export function nearestSibling(
  name: string,
  siblings: readonly Target[],
  { content }: Target,
  { offset, length, direction }: Relative,
): number {
  const isForward = direction === 'forward';
  const here = indicesHere(content, siblings);
  const [first, last] = [here[0], here.at(-1)];
  if (first === undefined || last === undefined) {
    const next = adjacentIndex(content, siblings, isForward);
    if (next === -1) throw outOfRangeError(name);
    const steps = Math.max(offset - 1, 0);
    return isForward ? next + steps : next - steps;
  }
  if (offset > 0) return isForward ? last + offset : first - offset;
  if (last - first + 1 > length) throw tooFewError(name);
  return isForward ? first : last;
}

function adjacentIndex(content: Range, scopes: readonly Target[], isForward: boolean) {
  return isForward
    ? scopes.findIndex((scope) => scope.content.start > content.start)
    : scopes.findLastIndex((scope) => scope.content.start < content.start);
}

/**
 * Returns the indexes of the scopes that share text with a range; a cursor between two scopes
 * belongs to the second.
 */
function indicesHere(content: Range, scopes: readonly Target[]) {
  const indices = scopes.flatMap((scope, index) => (meets(scope.content, content) ? [index] : []));
  return isEmpty(content) ? indices.slice(-1) : indices;
}
