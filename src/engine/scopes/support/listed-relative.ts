import { rangeBetween } from '../../targets/range-between.ts';
import type { Target } from '../../model/target.ts';
import type { Document } from '../../text/document.ts';
import { isEmpty, type Range } from '#shared/text/range.ts';
import { outOfRangeError, tooFewError } from './scope-errors.ts';
import type { Relative, ScopeKind } from './scope-kind.ts';

/** A request for "next", "previous" or counted scopes. */
interface ListedSearch {
  /** Used in errors. */
  readonly name: string;
  readonly target: Target;
  readonly scopes: readonly Target[];
  readonly relative: Relative;
}

/** Chooses by index from all siblings of a target's scope, which may nest. */
export function listedRelative(name: string, every: ScopeKind['every']): ScopeKind['relative'] {
  return (target, relative, context) => {
    const scopes = every({ ...target, isImplied: true }, context);
    const { length, direction } = relative;
    const near = nearIndex({ name, target, scopes, relative });
    const far = direction === 'forward' ? near + length - 1 : near - length + 1;
    return [
      rangeOfIndices({
        name,
        document: context.document,
        scopes,
        start: Math.min(near, far),
        end: Math.max(near, far),
        isReversed: target.isReversed,
      }),
    ];
  };
}

/** A span of a list: the indexes of its first and last scope. */
export interface IndexRange {
  readonly name: string;
  readonly document: Document;
  readonly scopes: readonly Target[];
  readonly start: number;
  readonly end: number;
  readonly isReversed: boolean;
}

/** Returns the text from one scope of a list to another. Throws if the list is too short. */
export function rangeOfIndices(range: IndexRange): Target {
  const { name, document, scopes, start, end, isReversed } = range;
  const [first, last] = [start < 0 ? undefined : scopes[start], scopes[end]];
  if (!first || !last) throw outOfRangeError(name);
  if (first === last) return first;
  return { ...rangeBetween(document, { anchor: first, active: last }), isReversed };
}

function nearIndex({ name, target, scopes, relative }: ListedSearch): number {
  const { offset, length, direction } = relative;
  const isForward = direction === 'forward';
  const here = indicesHere(target.content, scopes);
  const [first, last] = [here[0], here.at(-1)];
  if (first === undefined || last === undefined) {
    const next = adjacentIndex(target.content, scopes, isForward);
    if (next === -1) throw outOfRangeError(name);
    const steps = Math.max(offset - 1, 0);
    return isForward ? next + steps : next - steps;
  }
  if (offset > 0) return isForward ? last + offset : first - offset;
  if (last - first + 1 > length) throw tooFewError(name);
  return isForward ? first : last;
}

function adjacentIndex(content: Range, scopes: readonly Target[], isForward: boolean): number {
  return isForward
    ? scopes.findIndex((scope) => scope.content.start > content.start)
    : scopes.findLastIndex((scope) => scope.content.start < content.start);
}

/**
 * Returns the indexes of the scopes that share text with a range; a cursor between two belongs to
 * the second.
 */
function indicesHere(content: Range, scopes: readonly Target[]): number[] {
  const empty = isEmpty(content);
  const indices = scopes.flatMap((scope, index) => {
    const start = Math.max(scope.content.start, content.start);
    const end = Math.min(scope.content.end, content.end);
    return start < end || (empty && start === end) ? [index] : [];
  });
  return empty ? indices.slice(-1) : indices;
}
