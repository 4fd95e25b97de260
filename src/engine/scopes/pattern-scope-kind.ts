import { findPair } from '../pairs/find-pair.ts';
import type { Target } from '../model/target.ts';
import { lineAt, lineRange, linesIn } from '../text/document.ts';
import { touches, union, type Range } from '#shared/text/range.ts';
import { noScopeError } from './scope-errors.ts';
import type { ScopeContext, ScopeKind } from './scope-kind.ts';
import { matchesIn } from './text-scopes.ts';

/** Creates a scope kind whose scopes are the matches of a global pattern within lines. */
export function patternScopeKind(name: string, pattern: RegExp): ScopeKind {
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
export const paint = patternScopeKind('nonWhitespaceSequence', /\S+/g);

/** Non-whitespace sequences, cut at the delimiters of the surrounding pair. */
export const boundedPaint: ScopeKind = {
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
