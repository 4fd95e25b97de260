import type { PairScope, Scope } from '../model/command.ts';
import { attempt, EngineError } from '../model/engine-error.ts';
import type { Target } from '../model/target.ts';
import { findPair } from '../pairs/find-pair.ts';
import { lengthOf } from '#shared/text/range.ts';
import { itemScopeKind } from './item-scope-kind.ts';
import { boundedPaint, paint, patternScopeKind } from './pattern-scope-kind.ts';
import { noPairError, noScopeError } from './scope-errors.ts';
import type { ScopeKind } from './scope-kind.ts';
import { syntaxScopeKind } from './syntax-scope-kind.ts';
import { textScopeKind } from './text-scope-kind.ts';
import { isTextScope } from './text-scopes.ts';

/** A web address, with or without its scheme. */
const address =
  /(https?:\/\/.)?(www\.)?[-a-zA-Z0-9@:%._+~#=]{2,256}\.[a-z]{2,6}\b([-a-zA-Z0-9@:%_+.~#?&/=]*)/g;

/** Returns the kind of scope for a type. Throws for an invalid pattern. */
export function scopeKindOf(scope: Scope): ScopeKind {
  switch (scope.kind) {
    case 'pair':
      return pairScopeKind(scope);
    case 'pattern':
      return patternScopeKind(scopeName(scope), toPattern(scope.pattern));
    case 'any-of':
      return anyOfScopeKind(scope.scopes.map(scopeKindOf));
    case 'simple':
      return namedScopeKind(scope.name);
  }
}

/** Returns a scope's name for error messages. */
export function scopeName(scope: Scope): string {
  if (scope.kind === 'simple') return scope.name;
  return scope.kind === 'pattern' ? 'pattern of your own' : 'scope';
}

function namedScopeKind(name: string) {
  if (isTextScope(name)) return textScopeKind(name);
  switch (name) {
    case 'nonWhitespaceSequence':
      return paint;
    case 'boundedNonWhitespaceSequence':
      return boundedPaint;
    case 'url':
      return patternScopeKind(name, address);
    case 'collectionItem':
      return itemScopeKind;
    case 'notebookCell':
      throw new EngineError(
        'engine.noNotebook',
        'Only notebooks have cells, and this text is not one.',
      );
    default:
      return syntaxScopeKind(name);
  }
}

function toPattern(source: string) {
  try {
    return new RegExp(source, 'gu');
  } catch {
    throw new EngineError('engine.badPattern', '“{source}” is not a valid pattern.', {
      values: { source },
    });
  }
}

function pairScopeKind(scope: PairScope): ScopeKind {
  const refuse = () => {
    throw new EngineError(
      'engine.pairsUncounted',
      'Paired delimiters cannot be counted; name one with a mark.',
    );
  };
  return {
    containing: ({ content, isReversed }, context) => {
      const pair = findPair(content, scope, context);
      if (!pair) throw noPairError(scope.delimiter);
      const { left, right } = pair;
      return [
        {
          kind: 'pair',
          content: { start: left.start, end: right.end },
          isReversed,
          interior: { start: left.end, end: right.start },
          boundary: [left, right],
        },
      ];
    },
    every: refuse,
    relative: refuse,
  };
}

/** Combines several kinds: the smallest scope that any of them finds wins. */
function anyOfScopeKind(kinds: readonly ScopeKind[]): ScopeKind {
  const smallest = (find: (kind: ScopeKind) => readonly Target[]) => {
    const found = kinds.flatMap((kind) => attempt(() => [find(kind)]) ?? []);
    const [first] = found.sort((one, other) => extent(one) - extent(other));
    if (!first) throw noScopeError('scope of these kinds');
    return first;
  };
  return {
    containing: (target, context) => smallest((kind) => kind.containing(target, context)),
    every: (target, context) => smallest((kind) => kind.every(target, context)),
  };
}

function extent(targets: readonly Target[]) {
  return targets.reduce((sum, { content }) => sum + lengthOf(content), 0);
}
