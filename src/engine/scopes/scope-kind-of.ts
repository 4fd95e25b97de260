import type { PairScope, Scope } from '../model/command.ts';
import { attempt, EngineError } from '../model/engine-error.ts';
import type { Target } from '../model/target.ts';
import { findPair } from '../pairs/find-pair.ts';
import { lengthOf, touches, union, type Range } from '#shared/text/range.ts';
import { itemScopeKind } from './item-scope-kind.ts';
import { noPairError, noScopeError } from './scope-errors.ts';
import type { ScopeKind, ScopeContext } from './scope-kind.ts';
import { syntaxScopeKind } from './syntax-scope-kind.ts';
import { textScopeKind } from './text-scope-kind.ts';
import { isTextScope, matchesIn } from './text-scopes.ts';
import { lineAt, lineRange, linesIn } from '../text/document.ts';

/** Matches URLs, with or without a scheme. */
const address =
  /(https?:\/\/.)?(www\.)?[-a-zA-Z0-9@:%._+~#=]{2,256}\.[a-z]{2,6}\b([-a-zA-Z0-9@:%_+.~#?&/=]*)/g;

/**
 * Returns the scope kind for a scope type. Throws for an invalid pattern and for notebook cells.
 */
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

/** Creates a scope kind whose scopes are the matches of a global pattern within lines. */
function patternScopeKind(name: string, pattern: RegExp): ScopeKind {
  return {
    containing: (target, { document }) => {
      const { start, end } = target.content;
      const [first, last] = [start, end].map((place) =>
        matchesIn(document, lineAt(document, place), pattern).find(
          (match) => match.start <= place && place <= match.end,
        ),
      );
      if (!first || !last) throw noScopeError(name);
      return [toToken(union(first, last), target)];
    },
    every: (target, { document }) => {
      const found = linesIn(document, target.content)
        .flatMap((line) => matchesIn(document, lineRange(document, line), pattern))
        .filter((match) => target.isImplied || touches(match, target.content));
      if (found.length === 0) throw noScopeError(name);
      return found.map((content) => toToken(content, target));
    },
  };
}

function toToken(content: Range, { isReversed }: Target): Target {
  return { kind: 'token', content, isReversed };
}

/** Text without whitespace. */
const paint = patternScopeKind('nonWhitespaceSequence', /\S+/g);

/** Non-whitespace sequences, cut at the delimiters of the surrounding pair. */
const boundedPaint: ScopeKind = {
  containing: (target, context) => cutAtPair(target, paint.containing(target, context), context),
  every: (target, context) => cutAtPair(target, paint.every(target, context), context),
};

function cutAtPair(target: Target, found: readonly Target[], context: ScopeContext) {
  const scope = { kind: 'pair', delimiter: 'any', isStrict: true } as const;
  const pair = findPair(target.content, scope, context);
  if (!pair) return found;
  const cut = found.flatMap((whole) => {
    const start = Math.max(whole.content.start, pair.left.end);
    const end = Math.min(whole.content.end, pair.right.start);
    return start < end ? [{ ...whole, content: { start, end } }] : [];
  });
  if (cut.length === 0) throw noScopeError('boundedNonWhitespaceSequence');
  return cut;
}
