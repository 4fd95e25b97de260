import { rangeBetween } from '../targets/range-between.ts';
import type { Target } from '../model/target.ts';
import { textOf, type Document } from '../text/document.ts';
import { contains, isEmpty, type Range } from '#shared/text/range.ts';
import type { FoundScope } from './support/found-scope.ts';
import { noScopeError, outOfRangeError, tooFewError } from './support/scope-errors.ts';
import type { Relative, ScopeContext, ScopeKind } from './support/scope-kind.ts';
import { textScopes, type TextScopeName } from './support/text-scopes.ts';
import { scopeAt, walkScopes } from './support/walk-scopes.ts';

/** Creates a kind whose scopes need no parser. */
export function textScopeKind(name: TextScopeName): ScopeKind {
  return {
    containing: (target, context) => [
      asTarget(context.document, target, findContaining(name, target.content, context)),
    ],
    every: (target, context) =>
      findEvery(name, target, context).map((scope) => asTarget(context.document, target, [scope])),
    relative: (target, relative, { document, findText }) => {
      const scopes = findText(name);
      const found =
        relative.offset === 0
          ? findFromHere({ name, scopes, target, relative })
          : findBeyond({ name, scopes, target, relative });
      return [asTarget(document, target, found)];
    },
  };
}

/** Returns one scope, or the text from the first to the last of several, in the target's direction. */
function asTarget(
  document: Document,
  { isReversed }: Target,
  scopes: readonly FoundScope[],
): Target {
  const [first, last] = [scopes[0], scopes.at(-1)];
  if (!first || !last) throw noScopeError('scope');
  if (first === last) return { ...first.target, isReversed };
  return {
    ...rangeBetween(document, { anchor: first.target, active: last.target }),
    isReversed,
  };
}

/**
 * Returns the scope that contains a range, or the scopes that contain its ends. `said` is the scope
 * that a failure is about: nobody said "identifier" in "first word".
 */
function findContaining(
  name: TextScopeName,
  range: Range,
  { document, findText, said = name }: ScopeContext & { readonly said?: TextScopeName },
): FoundScope[] {
  const scopes = findText(name);
  const first = isEmpty(range)
    ? scopeTouching(name, scopes, range.start, document)
    : scopeAt(scopes, range.start, 'forward');
  if (!first) throw noScopeError(said);
  if (isEmpty(range) || range.end <= first.domain.end) return [first];
  const last = scopeAt(scopes, range.end, 'backward');
  if (!last) throw noScopeError(said);
  return [first, last];
}

/** Returns the scope at a cursor: the one after it, unless the one before it is preferred. */
function scopeTouching(
  name: TextScopeName,
  scopes: readonly FoundScope[],
  place: number,
  document: Document,
): FoundScope | undefined {
  const after = scopeAt(scopes, place, 'forward');
  const before = scopeAt(scopes, place, 'backward');
  if (!after || !before || after === before || after.domain.start < place) return after ?? before;
  for (const pattern of textScopes[name].preferred ?? []) {
    const [isBefore, isAfter] = [before, after].map(({ domain }) =>
      pattern.test(textOf(document, domain)),
    );
    if (isBefore !== isAfter) return isBefore ? before : after;
  }
  return after;
}

function findEvery(name: TextScopeName, target: Target, context: ScopeContext): FoundScope[] {
  const scopes = context.findText(name);
  const within = ({ start, end }: Range): FoundScope[] =>
    walkScopes({ scopes, from: start, direction: 'forward', to: end });
  const inside = target.isImplied ? [] : within(target.content);
  const isWithinOne =
    inside.length === 1 && inside.some(({ domain }) => contains(domain, target.content));
  if (inside.length > 0 && !isWithinOne) return inside;
  if (!target.isImplied && inside.length === 0) throw noScopeError(name);
  const { iteration } = textScopes[name];
  const lists = findContaining(iteration, target.content, { ...context, said: name });
  const [first, last] = [lists[0], lists.at(-1)];
  const found = within({
    start: first?.target.content.start ?? 0,
    end: last?.target.content.end ?? 0,
  });
  if (found.length === 0) throw noScopeError(name);
  return found;
}

interface RelativeSearch {
  readonly name: TextScopeName;
  readonly scopes: readonly FoundScope[];
  readonly target: Target;
  readonly relative: Relative;
}

/** "next", "second previous", "next two": scopes that begin after the target. */
function findBeyond({ name, scopes, target, relative }: RelativeSearch): FoundScope[] {
  const { offset, length, direction } = relative;
  const { content } = target;
  const found = walkScopes({
    scopes,
    from: direction === 'forward' ? content.end : content.start,
    direction,
    skip: isEmpty(content) ? 'containing' : 'strictly-containing',
  }).slice(offset - 1, offset - 1 + length);
  if (found.length < length) throw outOfRangeError(name);
  return inTextOrder(found);
}

/**
 * "two tokens", "three lines backward": the current scopes and as many more as it takes to reach
 * the count.
 */
function findFromHere({ name, scopes, target, relative }: RelativeSearch): FoundScope[] {
  const { length, direction } = relative;
  const here = scopesHere({ scopes, target, direction });
  const edge = direction === 'forward' ? here.at(-1) : here[0];
  if (!edge) throw noScopeError(name);
  if (here.length > length) throw tooFewError(name);
  const more = walkScopes({
    scopes,
    from: direction === 'forward' ? edge.domain.end : edge.domain.start,
    direction,
    skip: 'strictly-containing',
  })
    .filter((scope) => !here.includes(scope))
    .slice(0, length - here.length);
  if (here.length + more.length < length) throw outOfRangeError(name);
  return inTextOrder([...here, ...more]);
}

function scopesHere({
  scopes,
  target: { content },
  direction,
}: Pick<RelativeSearch, 'scopes' | 'target'> & Pick<Relative, 'direction'>): FoundScope[] {
  if (!isEmpty(content))
    return walkScopes({ scopes, from: content.start, direction: 'forward', to: content.end });
  const other = direction === 'forward' ? 'backward' : 'forward';
  const found = scopeAt(scopes, content.start, direction) ?? scopeAt(scopes, content.start, other);
  return found ? [found] : [];
}

function inTextOrder(scopes: readonly FoundScope[]): FoundScope[] {
  return [...scopes].sort((one, other) => one.domain.start - other.domain.start);
}
