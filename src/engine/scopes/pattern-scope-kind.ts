import type { Target } from '../model/target.ts';
import { lineAt, lineRange, linesIn } from '../text/document.ts';
import { touches, union, type Range } from '#shared/text/range.ts';
import { listedRelative } from './support/listed-relative.ts';
import { matchesIn } from './support/matches-in.ts';
import { noScopeError } from './support/scope-errors.ts';
import type { ScopeKind } from './support/scope-kind.ts';

/** Creates a kind whose scopes are the matches of a global pattern within lines. */
export function patternScopeKind(name: string, pattern: RegExp): ScopeKind {
  const every: ScopeKind['every'] = (target, { document }) => {
    const found = linesIn(document, target.content)
      .flatMap((line) => matchesIn(document, lineRange(document, line), pattern))
      .filter((match) => target.isImplied || touches(match, target.content));
    if (found.length === 0) throw noScopeError(name);
    return found.map((content) => toToken(content, target));
  };
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
    every,
    relative: listedRelative(name, every),
  };
}

function toToken(content: Range, { isReversed }: Target): Target {
  return { kind: 'token', content, isReversed };
}
