import type { Target } from '../model/target.ts';
import { textOf, type Document } from '../text/document.ts';
import { contains, isEmpty, overlaps, touches, union, type Range } from '#shared/text/range.ts';
import { joinScopes, startOf, takeScopes } from './relative-scopes.ts';
import { noScopeError, outOfRangeError, tooFewError } from './scope-errors.ts';
import type { Relative, ScopeContext, ScopeKind } from './scope-kind.ts';
import { textScopes, type FoundScope, type TextScopeName } from './text-scopes.ts';

/** Creates a kind whose scopes need no parser. */
export function textScopeKind(name: TextScopeName): ScopeKind {
  return {
    containing: (target, context) => [
      joinFound(findContaining(name, target.content, context), target, context),
    ],
    every: (target, context) =>
      findEvery(name, target, context).map((scope) => joinFound([scope], target, context)),
    relative: (target, relative, context) => {
      const scopes = context.findText(name);
      const start = startOf(nearestIndex(name, scopes, target.content, relative), relative);
      const found = takeScopes(scopes, { name, start, length: relative.length });
      return joinFound(found, target, context);
    },
  };
}

function joinFound(found: readonly FoundScope[], target: Target, { document }: ScopeContext) {
  return joinScopes(
    found.map((scope) => scope.target),
    document,
    target,
  );
}

/** Whether a scope shares text with a range or, if the scope is empty, touches it. */
function isInside({ domain }: FoundScope, range: Range) {
  return overlaps(domain, range) || (isEmpty(domain) && touches(domain, range));
}

/**
 * Returns the scopes that share text with a range. For a cursor, returns the scopes that touch it:
 * at most two.
 */
function scopesHere(scopes: readonly FoundScope[], range: Range) {
  return scopes.filter((scope) =>
    isEmpty(range) ? touches(scope.domain, range) : isInside(scope, range),
  );
}

/**
 * Returns the scopes that together contain a range. `said` is the scope to name in errors, because
 * "first word" does not mention "identifier".
 */
function findContaining(
  name: TextScopeName,
  range: Range,
  { document, findText, said = name }: ScopeContext & { readonly said?: TextScopeName },
) {
  const here = scopesHere(findText(name), range);
  const found = isEmpty(range) ? preferred(name, here, document) : here;
  const [first, last] = [found[0], found.at(-1)];
  if (!first || !last || !contains(union(first.domain, last.domain), range))
    throw noScopeError(said);
  return found;
}

/** Returns the scope at a cursor: the one after it, unless the one before it is preferred. */
function preferred(name: TextScopeName, touching: readonly FoundScope[], document: Document) {
  const [before, after] = touching;
  if (!before || !after) return touching;
  for (const pattern of textScopes[name].preferred ?? []) {
    const [isBefore, isAfter] = [before, after].map(({ domain }) =>
      pattern.test(textOf(document, domain)),
    );
    if (isBefore !== isAfter) return [isBefore ? before : after];
  }
  return [after];
}

function findEvery(name: TextScopeName, target: Target, context: ScopeContext) {
  const scopes = context.findText(name);
  if (!target.isImplied) {
    const inside = scopes.filter((scope) => isInside(scope, target.content));
    const [first, ...more] = inside;
    if (!first) throw noScopeError(name);
    if (more.length > 0 || !contains(first.domain, target.content)) return inside;
  }
  const { iteration } = textScopes[name];
  const lists = findContaining(iteration, target.content, { ...context, said: name });
  const whole = lists.map((list) => list.target.content).reduce(union);
  const found = scopes.filter((scope) => isInside(scope, whole));
  if (found.length === 0) throw noScopeError(name);
  return found;
}

/**
 * Returns the index of the nearest scope that the modifier refers to: for "next", the first one
 * that begins after the target; for "two tokens", the one at the target.
 */
function nearestIndex(
  name: TextScopeName,
  scopes: readonly FoundScope[],
  content: Range,
  { offset, length, direction }: Relative,
) {
  const isForward = direction === 'forward';
  if (offset > 0) {
    // A scope that touches a cursor is not the next one.
    const gap = isEmpty(content) ? 1 : 0;
    const next = isForward
      ? scopes.findIndex(({ domain }) => domain.start >= content.end + gap)
      : scopes.findLastIndex(({ domain }) => domain.end <= content.start - gap);
    if (next < 0) throw outOfRangeError(name);
    return isForward ? next + offset - 1 : next - offset + 1;
  }
  const here = scopesHere(scopes, content);
  const chosen = isEmpty(content) ? (isForward ? here.slice(-1) : here.slice(0, 1)) : here;
  const nearest = isForward ? chosen[0] : chosen.at(-1);
  if (!nearest) throw noScopeError(name);
  if (chosen.length > length) throw tooFewError(name);
  return scopes.indexOf(nearest);
}
